/** Inquiries that nobody has confirmed are not the company's yet. */
import type { UndisclosedTables } from "../../../platform/personal-data/disclosure.ts";

export const UNDISCLOSED_INQUIRIES: UndisclosedTables = {
  inquiries: "the company gets an inquiry once its sender confirms it; until then it is the sender's alone",
  inquiry_files: "files of inquiries that nobody has confirmed",
};
