/**
 * The history of an entry: who changed what and when, undoing a change, and the history as a file (Specification §4
 * "Entry update").
 */
import * as z from "zod/mini";
import { isDay } from "../../time/berlin-time.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { EntrySaved } from "../entry.ts";
import { ENTRY_PARTS, type EntryField, type EntryPart } from "../parts.ts";
import { idNumber, idText } from "../../http/ids.ts";

/** Who made a change: an owner, an editor, customer care for the company, or the provider's data. */
export const CHANGE_SOURCES = ["owner", "editor", "support", "import"] as const;
export type ChangeSource = (typeof CHANGE_SOURCES)[number];

/** Changes that can be undone, counted from the newest of a company. */
export const UNDOABLE_CHANGES = 20;
export const HISTORY_PAGE_SIZE = 20;

export type EntryFieldChange = {
  field: EntryField;
  /** The field's value in its wire shape. For `logo`: the image's URL or null. */
  before: unknown;
  after: unknown;
};

export type EntryChange = {
  id: number;
  part: EntryPart;
  /** The version that this change made. */
  version: number;
  source: ChangeSource;
  /** Name of the owner or editor; null for customer care, the provider's data, and people who no longer exist. */
  actorName: string | null;
  /** ISO instant, UTC. */
  changedAt: string;
  fields: EntryFieldChange[];
  undoable: boolean;
  /** The change that this one undid. */
  undoesChangeId: number | null;
  /** Whether the values were taken over from the company's Google profile. */
  fromGoogle: boolean;
};

/** The last possible day still has a day after it. */
const day = z
  .string()
  .check(z.refine((text) => isDay(text) && text < "9999-12-31", "Bitte geben Sie ein gültiges Datum ein."));

type Author = Pick<EntryChange, "source" | "actorName" | "fromGoogle">;

/** Who made a change, and whether the values came from Google, in German, for the company's own people. */
export const changeActorText = (change: Author): string =>
  change.fromGoogle ? `${actorText(change)}, von Google übernommen` : actorText(change);

function actorText({ source, actorName }: Author): string {
  if (source === "import") return "Datenabgleich";
  if (source === "support") return "Kundendienst";
  return actorName === null || actorName === "" ? "Jemand aus Ihrer Firma" : actorName;
}

/** Filter of a list of changes. `from` and `to` are days in Berlin, both included. */
const filterFields = {
  source: z.optional(z.enum(CHANGE_SOURCES, "Bitte wählen Sie aus der Liste.")),
  part: z.optional(z.enum(ENTRY_PARTS, "Bitte wählen Sie aus der Liste.")),
  from: z.optional(day),
  to: z.optional(day),
};
const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ["to"], error: "Das Ende liegt vor dem Anfang." },
);
export type HistoryFilter = {
  source?: ChangeSource | undefined;
  part?: EntryPart | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Newest first. `before`: id of the last change of the previous page. `hasMore`: another page follows. */
export const getEntryHistory = endpoint<{ changes: EntryChange[]; hasMore: boolean }>()({
  name: "getEntryHistory",
  method: "GET",
  path: "/api/customer/entry/history",
  query: z
    .object({
      ...filterFields,
      limit: z._default(
        z.pipe(
          z.string().check(z.regex(/^(?:[1-9]|[1-9]\d|100)$/, "Höchstens 100 auf einmal.")),
          z.transform((text: string) => Number(text)),
        ),
        HISTORY_PAGE_SIZE,
      ),
      before: z.optional(idText),
    })
    .check(inOrder),
});

/** The history as CSV, one row per changed field, newest first. A plain GET, so a link is enough. */
export const getEntryHistoryCsv = endpoint<unknown>()({
  name: "getEntryHistoryCsv",
  method: "GET",
  path: "/api/customer/entry/history.csv",
  query: z.object(filterFields).check(inOrder),
});

/**
 * Undoes a change with a new save: exactly the fields of that change get their earlier values, whatever happened to
 * them since. Other fields stay. The answer names the part and the fields, so the page can say what changed.
 */
export const undoEntryChange = endpoint<EntrySaved & { part: EntryPart; fields: EntryField[] }>()({
  name: "undoEntryChange",
  method: "POST",
  path: "/api/customer/entry/undo",
  body: z.object({ changeId: idNumber }),
  errors: ["entry.not_found", "entry.change_not_found", "entry.change_not_undoable", "entry.stale_version"],
});
