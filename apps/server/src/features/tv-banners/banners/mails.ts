/** Mails about creatives, to the owners who want them. */
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

type News = { kind: "delivered" | "changed" | "accept" | "reject"; creative: string; company: string; reason: string };

const WORDS: Record<News["kind"], { subject: string; text: string; next: string }> = {
  delivered: {
    subject: "Ihr neues Motiv wartet auf Ihre Freigabe",
    text: "für Ihr TV-Banner ist ein neues Motiv da. Bitte sehen Sie es sich an. Es läuft erst, wenn Sie es freigeben.",
    next: "Gefällt es Ihnen nicht, lehnen Sie es ab und schreiben dazu, was anders werden soll.",
  },
  changed: {
    subject: "Ein geändertes Motiv wartet auf Ihre Freigabe",
    text: "wir haben ein Motiv für Ihr TV-Banner geändert. Bitte sehen Sie es sich noch einmal an. Es läuft erst, wenn Sie und die Sender es freigegeben haben.",
    next: "Gefällt es Ihnen nicht, setzen Sie ein anderes ein oder schreiben Sie uns, was anders werden soll.",
  },
  accept: {
    subject: "Die Sender haben Ihr Motiv freigegeben",
    text: "die Sender haben ein Motiv für Ihr TV-Banner freigegeben.",
    next: "Haben auch Sie es freigegeben, können Sie es im Portal auf Ihr Banner setzen.",
  },
  reject: {
    subject: "Die Sender haben Ihr Motiv abgelehnt",
    text: "die Sender haben ein Motiv für Ihr TV-Banner abgelehnt. Es kann so nicht laufen.",
    next: "Sie müssen nichts tun. Wir ändern das Motiv und schicken Ihnen ein neues.",
  },
};

export const tvCreativeNewsMail: MailTemplate<News> = {
  name: "tv-creative-news",
  write: ({ kind, creative, company, reason }, { origin }) => ({
    subject: `${WORDS[kind].subject}: ${creative}`,
    blocks: [
      WORDS[kind].text,
      {
        facts: [
          ["Firma", company],
          ["Motiv", creative],
          ...(reason === "" ? [] : [["Begründung", reason] satisfies [string, string]]),
        ],
      },
      { link: { label: "TV-Banner ansehen", href: `${origin}/kunde/meineProdukte/tvbanner` } },
      WORDS[kind].next,
    ],
  }),
};
