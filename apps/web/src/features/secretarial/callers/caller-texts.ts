import type { Caller } from "@portal/contract/secretarial/calls";

/** Who it was: name, else company, else number. */
export const callerName = ({ name, company, phone }: Caller): string =>
  name || company || (phone === "" ? "Unbekannter Anrufer" : "Anrufer ohne Namen");
