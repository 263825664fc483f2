/** Texts and files that a company hands over for its website (Specification §7 "updateWebsiteFiles"). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber, idText } from "../../http/ids.ts";
import { TEMPORARY_FILE_PATTERN } from "../../text/patterns.ts";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";
import type { HandoverEvent, HandoverState } from "./states.ts";

/** Files of one hand-over or answer. */
export const HANDOVER_FILES = 20;
export const HANDOVER_TEXT_CHARACTERS = 8000;
export const HANDOVER_PAGE_SIZE = 10;
/** Hand-overs that one company can make per day. */
export const HANDOVERS_A_DAY = 30;
/** Months for which ended hand-overs and their files are kept. */
export const HANDOVER_MONTHS = 12;

export type HandoverFile = { id: number; name: string; mediaType: string; bytes: number };

/** One step with its text and files. `name` is "" for the provider and for people who no longer exist. */
export type HandoverEntry = {
  id: number;
  kind: "hand_over" | HandoverEvent;
  author: "company" | "support" | "provider";
  name: string;
  text: string;
  files: HandoverFile[];
  /** ISO instants, UTC. */
  at: string;
};

export type Handover = {
  id: number;
  website: number;
  state: HandoverState;
  createdAt: string;
  changedAt: string;
  /** Oldest first. */
  entries: HandoverEntry[];
};

const content = {
  text: z._default(paragraphsOf(HANDOVER_TEXT_CHARACTERS), ""),
  /** Markers of uploads with the purpose `website_file`. */
  files: z._default(
    z
      .array(z.string().check(z.maxLength(100), z.regex(TEMPORARY_FILE_PATTERN, "Das ist keine hochgeladene Datei.")))
      .check(
        z.maxLength(HANDOVER_FILES, `Bitte höchstens ${HANDOVER_FILES} Dateien auf einmal.`),
        z.refine((markers) => new Set(markers).size === markers.length, "Bitte jede Datei nur einmal."),
      ),
    [],
  ),
  /** The form makes this key once. A request sent twice counts once. */
  key: z.string().check(z.regex(/^[\w-]{16,64}$/, "Bitte laden Sie die Seite neu.")),
};
const notEmpty = z.refine<{ text: string; files: string[] }>(({ text, files }) => text !== "" || files.length > 0, {
  path: ["text"],
  error: "Bitte schreiben Sie etwas, oder wählen Sie eine Datei.",
});

export const updateWebsiteFiles = endpoint<{ handover: Handover }>()({
  name: "updateWebsiteFiles",
  method: "POST",
  path: "/api/customer/updateWebsiteFiles",
  body: z.object({ website: idNumber, ...content }).check(notEmpty),
  errors: ["website.not_found", "files.not_found", "request.throttled"],
});

/** In texts and names of files; a number finds the hand-over with it. */
const search = z._default(lineOf(100), "");

/** Hand-overs with an open question first, then the newest. `page` counts from 1. */
export const getWebsiteHandovers = endpoint<{ handovers: Handover[]; total: number }>()({
  name: "getWebsiteHandovers",
  method: "GET",
  path: "/api/customer/website-handovers",
  query: z.object({
    search,
    page: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")),
        z.transform((digits: string) => Number(digits)),
      ),
      1,
    ),
  }),
});

/** The same as a file, all pages. */
export const getWebsiteHandoversCsv = endpoint<unknown>()({
  name: "getWebsiteHandoversCsv",
  method: "GET",
  path: "/api/customer/website-handovers/csv",
  query: z.object({ search }),
});

const params = z.object({ id: idText });

/** Answers the provider's question. */
export const answerWebsiteHandover = endpoint<{ handover: Handover }>()({
  name: "answerWebsiteHandover",
  method: "POST",
  path: "/api/customer/website-handovers/:id/answer",
  params,
  body: z.object(content).check(notEmpty),
  errors: ["website.handover_not_found", "website.handover_not_possible_now", "files.not_found"],
});

/** Takes a hand-over back before the work on it begins. */
export const takeBackWebsiteHandover = endpoint<{ handover: Handover }>()({
  name: "takeBackWebsiteHandover",
  method: "POST",
  path: "/api/customer/website-handovers/:id/take-back",
  params,
  errors: ["website.handover_not_found", "website.handover_not_possible_now"],
});

/** Hands over again what was taken back. */
export const restoreWebsiteHandover = endpoint<{ handover: Handover }>()({
  name: "restoreWebsiteHandover",
  method: "POST",
  path: "/api/customer/website-handovers/:id/restore",
  params,
  errors: ["website.handover_not_found", "website.handover_not_possible_now"],
});

/** A file that was handed over, as a download. A plain GET, so a link is enough. */
export const getWebsiteFile = endpoint<Uint8Array>()({
  name: "getWebsiteFile",
  method: "GET",
  path: "/api/customer/website-handovers/files/:id",
  params,
  errors: ["files.not_found"],
});
