/** Mails about cases, to the person who asked. */
import { CASE_TYPES, type CaseType } from "@portal/contract/service-case/calls";
import type { MailTemplate } from "../../platform/mail/send-mail.ts";

const caseLink = (origin: string, id: number) => ({
  link: { label: "Anfrage ansehen", href: `${origin}/kunde/firmendaten/anfragen-an-uns?anfrage=${id}` },
});

type Received = {
  id: number;
  subject: string;
  type: CaseType;
  wantsCall: boolean;
  phone: string;
  bySupport: boolean;
};

/** The case's number and what happens next. */
export const receivedMail: MailTemplate<Received> = {
  name: "service-case-received",
  write: ({ id, subject, type, wantsCall, phone, bySupport }, { brand, origin }) => ({
    subject: `Ihre Anfrage Nr. ${id}: ${subject}`,
    blocks: [
      bySupport
        ? "unser Kundendienst hat für Sie eine Anfrage aufgenommen. Wir kümmern uns darum."
        : "Ihre Anfrage ist bei uns angekommen. Wir kümmern uns darum.",
      {
        facts: [
          ["Nummer", String(id)],
          ["Thema", CASE_TYPES[type].label],
          ["Betreff", subject],
          ["Antwort", wantsCall ? `per Telefon unter ${phone}` : "im Portal, mit einer E-Mail dazu"],
        ],
      },
      caseLink(origin, id),
      `Ist es eilig? Rufen Sie uns an: ${brand.contactDetails.servicePhone} (${brand.contactDetails.serviceHours}).`,
    ],
  }),
};

type News = { id: number; subject: string; event: "take" | "answer" | "ask" | "solve"; text: string };

const WORDS = {
  take: { subject: "Wir arbeiten daran", text: "wir haben mit Ihrer Anfrage begonnen. Sie müssen nichts tun." },
  answer: { subject: "Antwort", text: "wir haben auf Ihre Anfrage geantwortet:" },
  ask: { subject: "Rückfrage", text: "zu Ihrer Anfrage brauchen wir noch etwas von Ihnen:" },
  solve: { subject: "Gelöst", text: "Ihre Anfrage ist gelöst:" },
} as const;

/** The provider has acted on the case. */
export const newsMail: MailTemplate<News> = {
  name: "service-case-news",
  write: ({ id, subject, event, text }, { origin }) => ({
    subject: `${WORDS[event].subject} zu Ihrer Anfrage Nr. ${id}: ${subject}`,
    blocks: [
      WORDS[event].text,
      ...(text === "" ? [] : text.split("\n").filter((line) => line.trim() !== "")),
      caseLink(origin, id),
      event === "solve"
        ? "Stimmt etwas noch nicht? Dann öffnen Sie die Anfrage einfach wieder."
        : "Bitte antworten Sie im Portal, nicht auf diese E-Mail. So bleibt alles beisammen.",
    ],
  }),
};
