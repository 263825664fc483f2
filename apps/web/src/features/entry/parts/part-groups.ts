/** The entry's parts in the groups of the page of its data: one group is on the screen at a time. */
import type { EntryPart } from "@portal/contract/entry/part-labels";

export type PartGroup = {
  /** As the address shows it: `?bereich=angebot`. */
  readonly key: string;
  readonly title: string;
  /** One sentence of what the group is for. */
  readonly lead: string;
  /** In the order of the page. */
  readonly parts: readonly EntryPart[];
};

const FIRST_GROUP: PartGroup = {
  key: "kontakt",
  title: "Adresse und Kontakt",
  lead: "Wer Sie sind, und wie Kunden zu Ihnen finden.",
  parts: ["companyData", "companyDetailsData", "onlinePresence"],
};

export const PART_GROUPS: readonly PartGroup[] = [
  FIRST_GROUP,
  {
    key: "zeiten",
    title: "Zeiten und Zahlung",
    lead: "Wann Sie da sind, und wie man bei Ihnen bezahlt.",
    parts: ["openingHours", "payments", "customerCards"],
  },
  {
    key: "angebot",
    title: "Angebot",
    lead: "Was Sie anbieten, wo Sie arbeiten, und mit welchen Worten man Sie findet.",
    parts: ["tradesData", "searchKeywordsData", "serviceFeaturesData", "productFeaturesData", "serviceAreaData"],
  },
  {
    key: "auftritt",
    title: "Auftritt",
    lead: "Wie Ihre Firma auf Kunden wirkt.",
    parts: ["logoAndSlogan", "aboutUs", "media", "documents"],
  },
  {
    key: "geschaeftskunden",
    title: "Geschäftskunden",
    lead: "Für Firmen, die mit anderen Firmen arbeiten.",
    parts: ["b2bCodex"],
  },
];

export const groupOfPart = (part: EntryPart): PartGroup =>
  PART_GROUPS.find(({ parts }) => parts.includes(part)) ?? FIRST_GROUP;

export const groupOfKey = (key: string | undefined): PartGroup | undefined =>
  PART_GROUPS.find((group) => group.key === key);

/** The group that an address without any shows. */
export const firstGroup = (): PartGroup => FIRST_GROUP;
