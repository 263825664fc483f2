/** The entry's parts in the groups of the page of its data: one group is on the screen at a time. */
import type { EntryPart } from "@portal/contract/entry/parts";

/** As the address shows it: `?bereich=angebot`. */
export type GroupKey = "kontakt" | "zeiten" | "angebot" | "auftritt" | "geschaeftskunden";

export type PartGroup = {
  readonly key: GroupKey;
  /** In the order of the page. */
  readonly parts: readonly EntryPart[];
};

const FIRST_GROUP: PartGroup = { key: "kontakt", parts: ["companyData", "companyDetailsData", "onlinePresence"] };

/** What each is called stands in `group-words.ts`: links to a part need no words. */
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

/** The group that an address without any shows. */
export const firstGroup = (): PartGroup => FIRST_GROUP;
