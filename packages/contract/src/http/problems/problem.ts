/** HTTP status of an error code, and its German message for people. */
export type Problem = { readonly status: number; readonly message: string };
