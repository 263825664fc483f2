/** Mails about leads. They name nobody who asks: mails are read anywhere. */
import { PAGE_OF_KIND } from "@portal/contract/leads/pages";
import type { LeadKind } from "@portal/contract/leads/states";
import { LEAD_KIND_LABELS } from "@portal/contract/leads/words";
import { pathOf } from "@portal/contract/pages/routes";
import { germanMoney } from "@portal/contract/text/formats";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

type OfLead = { company: string; lead: number; kind: LeadKind; place: string };

const addressOf = (origin: string, { lead, kind }: OfLead): string =>
  `${origin}${pathOf(PAGE_OF_KIND[kind])}?anfrage=${lead}`;
export const threadPath = (thread: number): string => `${pathOf("inquiries_messages")}?verlauf=${thread}`;

type NewLead = OfLead & {
  priceCents: number | null;
  isShared: boolean;
  /** Of an inquiry on the entry, which needs no acceptance; null for offered leads. */
  threadPath: string | null;
};
export const newLeadMail: MailTemplate<NewLead> = {
  name: "new-lead",
  write: (data, { origin }) => {
    const { company, kind, place, priceCents, isShared, threadPath: thread } = data;
    const what = `Neue ${LEAD_KIND_LABELS[kind]}${place === "" ? "" : ` aus ${place}`}`;
    const cost = priceCents === null || priceCents === 0 ? "nichts" : germanMoney(priceCents);
    return {
      subject: `${what}: ${company}`,
      blocks: [
        `${what} für ${company}.`,
        thread === null
          ? `Was gewünscht wird, lesen Sie im Portal. Die Annahme kostet ${cost}; danach sehen Sie, wer anfragt.`
          : "Sie kam über Ihren Eintrag und wartet auf Ihre Antwort. Wer schreibt und worum es geht, lesen Sie im Portal.",
        ...(isShared ? ["Andere Betriebe haben die Anfrage auch bekommen. Wer zuerst annimmt, bekommt sie."] : []),
        thread === null
          ? { link: { label: "Ansehen", href: addressOf(origin, data) } }
          : { link: { label: "Lesen und antworten", href: `${origin}${thread}` } },
        "Diese E-Mails können Sie in Ihrem Bereich abschalten.",
      ],
    };
  },
};

export const leadReminderMail: MailTemplate<OfLead & { text: string }> = {
  name: "lead-reminder",
  write: (data, { origin }) => ({
    subject: `Erinnerung an eine Anfrage: ${data.company}`,
    blocks: [
      `Sie wollten heute an diese ${LEAD_KIND_LABELS[data.kind]}${data.place === "" ? "" : ` aus ${data.place}`} denken.`,
      ...(data.text === "" ? [] : [data.text]),
      { link: { label: "Ansehen", href: addressOf(origin, data) } },
      "Erinnerungen ändern und entfernen Sie im Portal.",
    ],
  }),
};

export const complaintDecidedMail: MailTemplate<OfLead & { creditCents: number }> = {
  name: "lead-complaint-decided",
  write: (data, { origin }) => ({
    subject: `Ihre Reklamation ist entschieden: ${data.company}`,
    blocks: [
      `wir haben Ihre Reklamation zu dieser ${LEAD_KIND_LABELS[data.kind]}${data.place === "" ? "" : ` aus ${data.place}`} geprüft.`,
      data.creditCents > 0
        ? `Sie erhalten eine Gutschrift von ${germanMoney(data.creditCents)}.`
        : "Sie erhalten keine Gutschrift.",
      { link: { label: "Reklamation ansehen", href: addressOf(origin, data) } },
    ],
  }),
};
