/** The groups of parts on the entry data page, which shows one group at a time. */
import type { EntryPart } from "@portal/contract/entry/parts";

/** As the address spells it: `?bereich=angebot`. */
export type GroupKey = "kontakt" | "zeiten" | "angebot" | "auftritt" | "geschaeftskunden";

export type PartGroup = {
  readonly key: GroupKey;
  /** In the order of the page. */
  readonly parts: readonly EntryPart[];
};

const FIRST_GROUP: PartGroup = { key: "kontakt", parts: ["companyData", "companyDetailsData", "onlinePresence"] };

/** The titles are in `group-texts.ts`, because links to a part need no texts. */
export const PART_GROUPS: readonly PartGroup[] = [
  FIRST_GROUP,
  { key: "zeiten", parts: ["openingHours", "payments", "customerCards"] },
  {
    key: "angebot",
    parts: ["tradesData", "searchKeywordsData", "serviceFeaturesData", "productFeaturesData", "serviceAreaData"],
  },
  { key: "auftritt", parts: ["logoAndSlogan", "aboutUs", "media", "documents"] },
  { key: "geschaeftskunden", parts: ["b2bCodex"] },
];

export const groupOfPart = (part: EntryPart): PartGroup =>
  PART_GROUPS.find(({ parts }) => parts.includes(part)) ?? FIRST_GROUP;

export const groupOfKey = (key: string | undefined): PartGroup | undefined =>
  PART_GROUPS.find((group) => group.key === key);

/** The group for an address that names none. */
export const firstGroup = (): PartGroup => FIRST_GROUP;
