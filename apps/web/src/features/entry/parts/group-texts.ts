import type { GroupKey } from "./part-groups.ts";

type GroupTexts = {
  readonly title: string;
  /** One sentence about the group's purpose. */
  readonly lead: string;
};

/** Title and purpose of each group. */
export const GROUP_TEXTS: Readonly<Record<GroupKey, GroupTexts>> = {
  kontakt: {
    title: "Adresse und Kontakt",
    lead: "Wer Sie sind und wie Kunden zu Ihnen finden.",
  },
  zeiten: {
    title: "Zeiten und Zahlung",
    lead: "Wann Sie da sind und wie man bei Ihnen bezahlt.",
  },
  angebot: {
    title: "Angebot",
    lead: "Was Sie anbieten, wo Sie arbeiten, und mit welchen Worten man Sie findet.",
  },
  auftritt: {
    title: "Auftritt",
    lead: "Wie Ihre Firma auf Kunden wirkt.",
  },
  geschaeftskunden: {
    title: "Geschäftskunden",
    lead: "Für Firmen, die mit anderen Firmen arbeiten.",
  },
};
