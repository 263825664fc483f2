/** Shape of the rows in `packages/listing/judges`. What they mean and how to judge by them: the README.md there. */
import type { Span } from "@portal/contract/opening-hours/model";

/** `refused` names what nobody can know from the text alone. */
export type Refused = { refused: string };

export type JudgeRow<Meaning> = {
  /** The kind and a number: "days-07". */
  id: string;
  kind: string;
  source: string;
  text: string;
  meaning: Meaning | Refused;
};

export type WeekMeaning = {
  /** Seven days, Monday first: "08:00-12:00, 14:00-24:00", or "" for a day without hours. */
  week: string[];
  /** The weekdays ("Mo" to "So") that are open by appointment, or "general" where the text names no day. */
  appointment?: "general" | string[];
  /** Hours on public holidays, written like a day of `week`. */
  holidays?: "closed" | "appointment" | (string & {});
  /** Pieces of the text that a reading must report as not read. */
  unread?: string[];
};

/** Minutes after midnight, 0 to 1440. */
export type TimeMeaning = { minutes: number };

/** Fields that the text does not give are missing; the house number is "" then. */
export type AddressMeaning = {
  street: string;
  houseNumber: string;
  postalCode?: string;
  city?: string;
  addition?: string;
};

/** In the order of the text, each once. */
export type PhonesMeaning = {
  numbers: {
    /** With everything that is dialled at once, also the digits after a hyphen. */
    e164: string;
    /** What a person asks for after the call is answered. */
    extension?: string;
    /** True if the text says that it is a fax only. */
    fax?: boolean;
  }[];
};

export const isRefused = (meaning: object): meaning is Refused => "refused" in meaning;

/** @param ndjson one row per line */
export const parseJudgeRows = <Meaning>(ndjson: string): JudgeRow<Meaning>[] =>
  ndjson
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as JudgeRow<Meaning>);

/** The spans of one day of `week` as the product stores them, with `00:00` for the end of the day. */
export const judgedSpans = (day: string): Span[] =>
  day === ""
    ? []
    : day.split(", ").map((span) => {
        const [from = "", to = ""] = span.split("-");
        return { from, to: to === "24:00" ? "00:00" : to };
      });
