/** The rule for names that people choose for their company, its slogan, its card and what it is found by (Specification §5). */
import { refusedWith } from "./text-fields.ts";
import { PROBLEMS } from "../http/problems.ts";
import { imitatesProviderName } from "./provider-name.ts";

export const notImitating = refusedWith(
  "entry.name_imitates_provider",
  (text) => !imitatesProviderName(text),
  PROBLEMS["entry.name_imitates_provider"].message,
);
