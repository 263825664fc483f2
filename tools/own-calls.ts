/** Calls beside the specification's 144, each with the reason that it exists. `list-calls` refuses any other. */
export const OWN_CALLS: readonly { readonly method: string; readonly path: string; readonly reason: string }[] = [
  { method: "GET", path: "/api/customer/entry/history", reason: "who changed what, when" },
  { method: "POST", path: "/api/customer/entry/undo", reason: "takes one change back" },
  { method: "GET", path: "/api/entry/public/:id", reason: "the entry as everybody sees it" },
  { method: "POST", path: "/api/customer/temporary-files", reason: "files go to a temporary one first (§5)" },
  { method: "GET", path: "/api/customer/temporary-files/:marker", reason: "an uploaded image before it is saved" },
];
