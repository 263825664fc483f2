import type { GroupKey } from "./part-groups.ts";

type GroupWords = {
  readonly title: string;
  /** One sentence of what the group is for. */
  readonly lead: string;
};

/** What the groups of parts are called, and what each is for. */
export const GROUP_WORDS: Readonly<Record<GroupKey, GroupWords>> = {
  kontakt: {
    title: "Adresse und Kontakt",
    lead: "Wer Sie sind, und wie Kunden zu Ihnen finden.",
  },
  zeiten: {
    title: "Zeiten und Zahlung",
    lead: "Wann Sie da sind, und wie man bei Ihnen bezahlt.",
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
