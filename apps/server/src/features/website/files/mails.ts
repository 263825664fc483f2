/** Mails about hand-overs, to the person who handed over. */
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

const link = (origin: string) => ({
  link: { label: "Übergabe ansehen", href: `${origin}/kunde/meineProdukte/website/bearbeiten` },
});

type Received = { id: number; site: string; files: number; bySupport: boolean };

const filesText = (files: number): string => (files === 0 ? "keine" : String(files));

/** The number of the hand-over, and what happens next. */
export const handoverReceivedMail: MailTemplate<Received> = {
  name: "website-handover-received",
  write: ({ id, site, files, bySupport }, { origin }) => ({
    subject: `Für Ihre Website angekommen: Übergabe Nr. ${id}`,
    blocks: [
      bySupport
        ? "unser Kundendienst hat für Sie Texte oder Dateien für Ihre Website übergeben."
        : "Ihre Texte und Dateien für die Website sind angekommen.",
      {
        facts: [
          ["Nummer", String(id)],
          ["Website", site],
          ["Dateien", filesText(files)],
        ],
      },
      link(origin),
      "Bis wir damit beginnen, können Sie alles zurücknehmen. Wir schreiben Ihnen, sobald es weitergeht.",
    ],
  }),
};

type News = { id: number; event: "take" | "ask" | "finish"; text: string };

const WORDS = {
  take: { subject: "Wir arbeiten daran", text: "wir haben mit der Arbeit an Ihrer Website begonnen." },
  ask: { subject: "Rückfrage", text: "zu dem, was Sie für Ihre Website übergeben haben, brauchen wir noch etwas:" },
  finish: { subject: "Erledigt", text: "wir haben Ihre Website geändert:" },
} as const;

/** The provider has acted on the hand-over. */
export const handoverNewsMail: MailTemplate<News> = {
  name: "website-handover-news",
  write: ({ id, event, text }, { origin }) => ({
    subject: `${WORDS[event].subject}: Übergabe Nr. ${id} für Ihre Website`,
    blocks: [
      WORDS[event].text,
      ...text.split("\n").filter((line) => line.trim() !== ""),
      link(origin),
      event === "ask"
        ? "Bitte antworten Sie im Portal, nicht auf diese E-Mail. Dort können Sie auch Dateien mitschicken."
        : "Stimmt etwas nicht? Übergeben Sie uns im Portal einfach, was anders werden soll.",
    ],
  }),
};
