/** The rule for texts that people choose: company name, slogan, card, search keywords (Specification §5). */
import { refusedWith } from "./text-fields.ts";
import { ENTRY_PROBLEMS } from "../http/problems/entry.ts";
import { imitatesProviderName } from "./provider-name.ts";

export const notImitating = refusedWith(
  "entry.name_imitates_provider",
  (text) => !imitatesProviderName(text),
  ENTRY_PROBLEMS["entry.name_imitates_provider"].message,
);
