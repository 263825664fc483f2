/** Calls beside the specification's 144, each with the reason that it exists. `list-calls` refuses any other. */
export const OWN_CALLS: readonly { readonly method: string; readonly path: string; readonly reason: string }[] = [
  { method: "GET", path: "/api/customer/entry/history", reason: "who changed what, when" },
  { method: "GET", path: "/api/customer/entry/history.csv", reason: "the same as a file for spreadsheets" },
  { method: "GET", path: "/api/customer/entry/differences", reason: "what the provider's data would change" },
  { method: "POST", path: "/api/customer/entry/differences/decide", reason: "accepts or refuses it field by field" },
  { method: "POST", path: "/api/customer/entry/undo", reason: "takes one change back" },
  { method: "GET", path: "/api/entry/public/:id", reason: "the entry as everybody sees it" },
  { method: "POST", path: "/api/customer/temporary-files", reason: "files go to a temporary one first (§5)" },
  { method: "GET", path: "/api/customer/temporary-files/:marker", reason: "an uploaded image before it is saved" },
  {
    method: "POST",
    path: "/api/user/activateRegistration",
    reason: "the activation that the specification leaves unnamed",
  },
  { method: "POST", path: "/api/user/resendActivation", reason: "a mail that got lost" },
  { method: "POST", path: "/api/auth/requestAccessLink", reason: "the way in for a forgotten password (§2)" },
  { method: "POST", path: "/api/auth/checkAccessLink", reason: "says whose link it is before somebody types" },
  { method: "POST", path: "/api/auth/loginByLink", reason: "logs in with the link of the mail" },
  { method: "POST", path: "/api/auth/renewPassword", reason: "the page passwort/erneuern (§2) sets a new password" },
];
