import type { Caller } from "@portal/contract/secretarial/calls";

/** Who it was: name, else company, else number. */
export const callerName = ({ name, company, phone }: Pick<Caller, "name" | "company" | "phone">): string =>
  name || company || (phone === "" ? "Unbekannter Anrufer" : "Anrufer ohne Namen");
