/** Calls beside the specification's 144, each with the reason that it exists. `list-calls` refuses any other. */
export const OWN_CALLS: readonly { readonly method: string; readonly path: string; readonly reason: string }[] = [];
