/** The new column values of a part. Most parts are stored as their form sends them. */
import type { EntryPart } from "@portal/contract/entry/parts";
import { PARTS } from "@portal/contract/entry/parts";
import type { PartInput } from "@portal/contract/entry/rules/part-rules";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { prepareAdoption } from "../../../platform/files/temporary-files.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type Columns, type EntryRow, isJsonPart } from "../columns.ts";
import { companyDataColumns, readPart } from "../wire.ts";
import { requireKnownTrades } from "./known-trades.ts";
import { documentsOf, photosOf } from "./sent-files.ts";

/** New column values, and the temporary files that become part of the entry. */
type Wanted = { columns: Columns; adoptsFileIds?: readonly number[] };

type Context = {
  dependencies: Dependencies;
  scope: AccountScope;
  /** The current column values of the part. */
  stored: Partial<EntryRow>;
};

type ToColumns<P extends EntryPart> = (fields: PartInput<P>, context: Context) => Wanted | Promise<Wanted>;

/** Parts that are stored differently from how they are sent. */
const TO_COLUMNS: { [P in EntryPart]?: ToColumns<P> } = {
  companyData: (fields) => ({ columns: companyDataColumns(fields) }),
  openingHours: ({ openingHours }) => ({ columns: { opening_hours: openingHours } }),
  logoAndSlogan: async ({ slogan, logo, logoAlt, crop }, { dependencies, scope }) => {
    const texts = { slogan, logo_alt: logoAlt };
    if (logo === "keep") return { columns: texts };
    if (logo === null) return { columns: { ...texts, logo_key: null } };
    const { fileId, storageKey } = await prepareAdoption(dependencies, scope, logo, crop);
    return { columns: { ...texts, logo_key: storageKey }, adoptsFileIds: [fileId] };
  },
  aboutUs: (fields, { dependencies }) => {
    const thisYear = Number(today(dependencies).slice(0, 4));
    if (fields.foundingYear !== null && fields.foundingYear > thisYear) {
      const message = "Das Gründungsjahr liegt in der Zukunft.";
      throw new Problem("request.invalid", { field: "foundingYear", message });
    }
    return { columns: { about_us: fields } };
  },
  tradesData: async ({ trades }, { dependencies: { db }, stored }) => {
    await requireKnownTrades(db, trades, readPart("tradesData", stored.trades).trades);
    return { columns: { trades: { trades } } };
  },
  media: async ({ photos }, { dependencies, scope, stored }) => {
    const { files, adoptsFileIds } = await photosOf(dependencies, scope, stored.media ?? {}, photos);
    return { columns: { media: { photos: files } }, adoptsFileIds };
  },
  documents: async ({ documents }, { dependencies, scope, stored }) => {
    const { files, adoptsFileIds } = await documentsOf(dependencies, scope, stored.documents ?? {}, documents);
    return { columns: { documents: { documents: files } }, adoptsFileIds };
  },
  b2bCodex: ({ accepted, signatory }, { dependencies, stored }) => {
    // The signing date stays while the same person signs.
    const before = readPart("b2bCodex", stored.b2b_codex);
    const isSame = before.signatory === signatory && before.acceptedOn !== null;
    const acceptedOn = accepted ? (isSame ? before.acceptedOn : today(dependencies)) : null;
    return { columns: { b2b_codex: { accepted, signatory, acceptedOn } } };
  },
};

const today = ({ clock }: Dependencies): Day => berlinDate(clock.now().getTime());

/** @throws Problem at a field that the part refuses in addition to the rules of its body */
export async function columnsToSave<P extends EntryPart>(
  part: P,
  fields: PartInput<P>,
  context: Context,
): Promise<Wanted> {
  const toColumns: ToColumns<P> | undefined = TO_COLUMNS[part];
  if (toColumns !== undefined) return toColumns(fields, context);
  if (!isJsonPart(part)) throw new Error(`columnsToSave: ${part} has no columns`);
  return { columns: { [PARTS[part].column]: fields } };
}
