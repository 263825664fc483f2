/** The mail about a budget that ends too early, to the people who may act on it and want to know. */
import { pathOf } from "@portal/contract/pages/routes";
import { germanDay } from "@portal/contract/text/formats";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";
import type { RunningOut } from "./running-out.ts";

type EndingBudget = { company: string; budget: RunningOut };

export const budgetMail: MailTemplate<EndingBudget> = {
  name: "search-ad-budget",
  write: ({ company, budget: { state, end } }, { origin }) => {
    const isUsedUp = state === "used_up";
    return {
      subject: `${isUsedUp ? "Ihr Werbebudget ist aufgebraucht" : "Ihr Werbebudget geht zu Ende"}: ${company}`,
      blocks: [
        isUsedUp
          ? `das Budget Ihrer Suchmaschinenwerbung ist aufgebraucht. Wenn Sie es nicht erhöhen, erscheinen bis zum ${germanDay(end)} keine Anzeigen mehr.`
          : `das Budget Ihrer Suchmaschinenwerbung soll bis zum ${germanDay(end)} reichen. Bei diesem Tempo ist es in einer Woche ausgegeben.`,
        "Im Portal sehen Sie, was schon ausgegeben ist. Dort können Sie das Budget erhöhen oder die Anzeigen anhalten lassen.",
        { link: { label: "Werbebudget ansehen", href: `${origin}${pathOf("search_ads_budget")}` } },
        "Diese E-Mails können Sie in Ihrem Bereich abschalten.",
      ],
    };
  },
};
