/** Reading and saving the entry. A save names the version it was made from; of two at once exactly one gets through. */
import type { EntrySaved } from "@portal/contract/entry/calls";
import type { EntryPart } from "@portal/contract/entry/part-labels";
import type {
  aboutUsBody,
  b2bCodexBody,
  companyDataBody,
  documentsBody,
  logoAndSloganBody,
  mediaBody,
  openingHoursBody,
  tradesBody,
} from "@portal/contract/entry/save/bodies";
import type { DetailPart, EntryDetails } from "@portal/contract/entry/details";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type * as z from "zod/mini";
import type { Dependencies } from "../../platform/dependencies.ts";
import { prepareAdoption } from "../../platform/files/temporary-files.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { documentsOf, photosOf } from "./entry-files.ts";
import { type Columns, DETAIL_COLUMN, type EntryRow, type PartRow, VERSION_COLUMN } from "./parts.ts";
import * as repository from "./repository.ts";
import { savePart } from "./save-part.ts";
import { requireKnownTrades } from "./trades.ts";
import { companyDataColumns, readDetail, toPublicEntry, toSalesForceEntry } from "./wire.ts";
import type { PublicEntry, SalesForceEntry } from "@portal/contract/entry/entry";

export type EntryService = ReturnType<typeof createEntryService>;

export function createEntryService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  /** @throws Problem `entry.not_found`, or `entry.stale_version` where the part moved on. */
  const storedAt = async <P extends EntryPart>(scope: AccountScope, part: P, version: number): Promise<PartRow<P>> => {
    const row = await repository.findEntryPart(db, scope, part);
    if (row === undefined) throw new Problem("entry.not_found");
    if ((row as Partial<EntryRow>)[VERSION_COLUMN[part]] !== version) throw new Problem("entry.stale_version");
    return row;
  };

  const update = async (
    scope: AccountScope,
    part: EntryPart,
    version: number,
    columns: Columns,
  ): Promise<EntrySaved> => {
    const row = await storedAt(scope, part, version);
    return savePart(dependencies, scope, row, { part, columns, action: ACTIONS[part] });
  };

  return {
    async entry(scope: AccountScope): Promise<SalesForceEntry> {
      const row = await repository.findEntry(db, scope);
      if (row === undefined) throw new Problem("entry.not_found");
      return toSalesForceEntry(row);
    },

    async publicEntry(companyId: number): Promise<PublicEntry> {
      const row = await repository.findPublicEntry(db, companyId);
      if (row === undefined) throw new Problem("entry.not_found");
      return toPublicEntry(row);
    },

    updateCompanyData: (scope: AccountScope, body: z.output<typeof companyDataBody>) =>
      update(scope, "companyData", body.version, companyDataColumns(body)),

    updateOpeningHours: (scope: AccountScope, body: z.output<typeof openingHoursBody>) =>
      update(scope, "openingHours", body.version, { opening_hours: body.openingHours }),

    updateAboutUs(scope: AccountScope, { version, ...aboutUs }: z.output<typeof aboutUsBody>) {
      const thisYear = Number(berlinDate(clock.now().getTime()).slice(0, 4));
      if (aboutUs.foundingYear !== null && aboutUs.foundingYear > thisYear) {
        throw new Problem("request.invalid", {
          field: "foundingYear",
          message: "Das Gründungsjahr liegt in der Zukunft.",
        });
      }
      return update(scope, "aboutUs", version, { about_us: aboutUs });
    },

    /** Parts whose body is their document. */
    updateDetail: <P extends PlainPart>(
      scope: AccountScope,
      part: P,
      { version, ...document }: { version: number } & EntryDetails[P],
    ) => update(scope, part, version, { [DETAIL_COLUMN[part]]: document }),

    async updateTrades(scope: AccountScope, { version, trades }: z.output<typeof tradesBody>): Promise<EntrySaved> {
      const row = await storedAt(scope, "tradesData", version);
      await requireKnownTrades(db, trades, row.trades);
      return savePart(dependencies, scope, row, {
        part: "tradesData",
        action: ACTIONS.tradesData,
        columns: { trades: { trades } },
      });
    },

    async updateMedia(scope: AccountScope, { version, photos }: z.output<typeof mediaBody>): Promise<EntrySaved> {
      const row = await storedAt(scope, "media", version);
      const { stored, adoptsFileIds } = await photosOf(dependencies, scope, row, photos);
      const request = { part: "media", action: ACTIONS.media, adoptsFileIds } as const;
      return savePart(dependencies, scope, row, { ...request, columns: { media: { photos: stored } } });
    },

    async updateDocuments(
      scope: AccountScope,
      { version, documents }: z.output<typeof documentsBody>,
    ): Promise<EntrySaved> {
      const row = await storedAt(scope, "documents", version);
      const { stored, adoptsFileIds } = await documentsOf(dependencies, scope, row, documents);
      const request = { part: "documents", action: ACTIONS.documents, adoptsFileIds } as const;
      return savePart(dependencies, scope, row, { ...request, columns: { documents: { documents: stored } } });
    },

    /** The day of signing stays as long as the same person stands by it. */
    async updateB2bCodex(scope: AccountScope, { version, ...codex }: z.output<typeof b2bCodexBody>) {
      const row = await storedAt(scope, "b2bCodex", version);
      const { signatory, acceptedOn } = readDetail("b2bCodex", row.b2b_codex);
      const today = berlinDate(clock.now().getTime());
      const signed = codex.accepted && signatory === codex.signatory && acceptedOn !== null ? acceptedOn : today;
      const document = { ...codex, acceptedOn: codex.accepted ? signed : null };
      const request = { part: "b2bCodex", action: ACTIONS.b2bCodex } as const;
      return savePart(dependencies, scope, row, { ...request, columns: { b2b_codex: document } });
    },

    async updateLogoAndSlogan(scope: AccountScope, body: z.output<typeof logoAndSloganBody>): Promise<EntrySaved> {
      const row = await storedAt(scope, "logoAndSlogan", body.version);
      const texts = { slogan: body.slogan, logo_alt: body.logoAlt };
      const request = { part: "logoAndSlogan", action: ACTIONS.logoAndSlogan } as const;
      if (body.logo === "keep") return savePart(dependencies, scope, row, { ...request, columns: texts });
      if (body.logo === null)
        return savePart(dependencies, scope, row, { ...request, columns: { ...texts, logo_key: null } });
      const { fileId, storageKey } = await prepareAdoption(dependencies, scope, body.logo, body.crop);
      return savePart(dependencies, scope, row, {
        ...request,
        columns: { ...texts, logo_key: storageKey },
        adoptsFileIds: [fileId],
      });
    },
  };
}

/** Trades are looked up, documents and media name files, the codex gets its day: these are saved in ways of their own. */
type PlainPart = Exclude<DetailPart, "tradesData" | "documents" | "media" | "b2bCodex">;

/** Names of the calls, for audit lines. */
const ACTIONS: Record<EntryPart, string> = {
  companyData: "updateEntryCompanyData",
  openingHours: "updateEntryOpeningHours",
  logoAndSlogan: "updateEntryLogoAndSlogan",
  aboutUs: "updateEntryAboutUs",
  companyDetailsData: "updateEntryCompanyDetailsData",
  payments: "updateEntryPayments",
  customerCards: "updateEntryCustomerCards",
  onlinePresence: "updateEntryOnlinePresence",
  tradesData: "updateEntryTradesData",
  searchKeywordsData: "updateEntrySearchKeywordsData",
  serviceFeaturesData: "updateEntryServiceFeaturesData",
  productFeaturesData: "updateEntryProductFeaturesData",
  serviceAreaData: "updateEntryServiceAreaData",
  documents: "updateEntryDocuments",
  media: "updateEntryMedia",
  b2bCodex: "updateB2bCodex",
};
