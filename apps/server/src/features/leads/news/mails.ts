/** Mails about leads. They name nobody who asks: mails are read anywhere. */
import type { LeadKind } from "@portal/contract/leads/states";
import { LEAD_KIND_LABELS } from "@portal/contract/leads/words";
import { pathOf } from "@portal/contract/pages/routes";
import { germanMoney } from "@portal/contract/text/formats";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

type OfLead = { company: string; lead: number; kind: LeadKind; place: string };

const addressOf = (origin: string, { lead, kind }: OfLead): string =>
  `${origin}${pathOf(kind === "job" ? "inquiries_jobs" : "inquiries_offers")}?anfrage=${lead}`;

export const newLeadMail: MailTemplate<OfLead & { priceCents: number | null; isShared: boolean }> = {
  name: "new-lead",
  write: (data, { origin }) => {
    const { company, kind, place, priceCents, isShared } = data;
    const what = `Neue ${LEAD_KIND_LABELS[kind]}${place === "" ? "" : ` aus ${place}`}`;
    const cost = priceCents === null || priceCents === 0 ? "nichts" : germanMoney(priceCents);
    return {
      subject: `${what}: ${company}`,
      blocks: [
        `${what} für ${company}.`,
        `Was gewünscht wird, lesen Sie im Portal. Die Annahme kostet ${cost}; danach sehen Sie, wer anfragt.`,
        ...(isShared ? ["Andere Betriebe haben die Anfrage auch bekommen. Wer zuerst annimmt, bekommt sie."] : []),
        { link: { label: "Ansehen", href: addressOf(origin, data) } },
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
