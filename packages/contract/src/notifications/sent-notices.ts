/** Server notices that are sent with a page, so that they neither load late nor move anything. */
import type { Notice } from "./calls.ts";

/** Id of the element that carries the notices of a page as JSON. */
export const SENT_NOTICES_ID = "sent-notices";

/** HTML as the build renders it, with a place for each text. */
export type NoticeTemplates = {
  /** Around all notices. */
  readonly region: string;
  /** One notice, by `templateNameOf`. */
  readonly notices: Readonly<Record<string, string>>;
};

/** Places in the templates and pages, which the server fills. */
export const NOTICE_PLACES = { notices: "%NOTICES%", label: "%LABEL%", first: "%FIRST%", rest: "%REST%" } as const;

/** Name of the template for a notice whose text goes on after the first sentence (`rest`) or not (""). */
export const templateNameOf = ({ level, dismissible }: Pick<Notice, "level" | "dismissible">, rest: string): string =>
  [level, dismissible ? "dismissible" : "fixed", rest === "" ? "short" : "long"].join(" ");
