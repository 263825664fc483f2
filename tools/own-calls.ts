/** Calls beside the specification's 144, each with the reason that it exists. `list-calls` refuses any other. */
export const OWN_CALLS: readonly { readonly method: string; readonly path: string; readonly reason: string }[] = [
  {
    method: "GET",
    path: "/api/customer/entry/history",
    reason: "Who changed what in the entry, and which changes can be undone.",
  },
  { method: "POST", path: "/api/customer/entry/undo", reason: "Takes one of the last 20 changes back." },
  { method: "GET", path: "/api/entry/public/:id", reason: "The entry as the public sees it: preview and public page." },
  {
    method: "POST",
    path: "/api/customer/temporary-files",
    reason: "Binaries come by multipart; saves carry their markers.",
  },
  { method: "GET", path: "/api/customer/temporary-files/:marker", reason: "Preview of an upload before it is saved." },
];
