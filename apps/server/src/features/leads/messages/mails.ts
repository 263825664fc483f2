/** Mails between a company and its customer, and news of them for the company's people. */
import type { LeadKind } from "@portal/contract/leads/states";
import { pathOf } from "@portal/contract/pages/routes";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";
import { REPLY_ABOVE } from "./inbound/cut-quotes.ts";

type Written = {
  company: string;
  kind: LeadKind;
  text: string;
  token: string;
  canReply: boolean;
  files: number;
  startedOn: string;
};

/** The same for all mails of a thread, because some mail programs sort by subject. */
const SUBJECTS: Record<LeadKind, (company: string) => string> = {
  request: (company) => `Re: Ihre Anfrage an ${company}`,
  job: (company) => `Re: Ihre Bewerbung bei ${company}`,
  message: (company) => `Re: Ihre Nachricht an ${company}`,
};

/** The company's own words. They greet and close themselves. */
export const customerMail: MailTemplate<Written> = {
  name: "message-to-customer",
  write: ({ company, kind, text, token, canReply, files, startedOn }, { brand, origin }) => ({
    isLetter: true,
    subject: SUBJECTS[kind](company),
    blocks: [
      ...(canReply ? [`— ${REPLY_ABOVE} —`] : []),
      text,
      ...(files === 0
        ? []
        : [files === 1 ? "Eine Datei hängt an dieser E-Mail." : `${files} Dateien hängen an dieser E-Mail.`]),
      {
        link: {
          label: canReply ? "Im Browser lesen und antworten" : "Antworten",
          href: `${origin}${pathOf("inquiry_thread")}?token=${token}`,
          ...(canReply && { quiet: true as const }),
        },
      },
      `Sie bekommen diese E-Mail, weil Sie am ${startedOn} über ${brand.name} an ${company} geschrieben haben. Über den Link können Sie weitere Nachrichten dieser Firma abbestellen.`,
    ],
  }),
};

type News = { company: string; threadId: number };

/** Names neither the customer nor the words: mails are read anywhere. */
export const messageNewsMail: MailTemplate<News> = {
  name: "message-news",
  write: ({ company, threadId }, { origin }) => ({
    subject: `Neue Nachricht eines Kunden: ${company}`,
    blocks: [
      `ein Kunde hat ${company} geschrieben und wartet auf Ihre Antwort.`,
      {
        link: {
          label: "Nachricht lesen und antworten",
          href: `${origin}${pathOf("inquiries_messages")}?verlauf=${threadId}`,
        },
      },
      "Bitte antworten Sie im Portal, nicht auf diese E-Mail. Diese E-Mails können Sie in Ihrem Bereich abschalten.",
    ],
  }),
};
