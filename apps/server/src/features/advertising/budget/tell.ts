/** Tells companies by day that the budget of their search ads ends too early, once for each budget and state. */
import { ADVERTISING_FAMILIES } from "@portal/contract/advertising/calls";
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { codesOf } from "@portal/contract/navigation/products";
import { berlinDate, minutesOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { budgetMail } from "./mails.ts";
import { BUDGETS_AT_ONCE, budgetsOfCompanies } from "./news-repository.ts";
import { runningOut } from "./running-out.ts";

const CODES = codesOf(ADVERTISING_FAMILIES);
/** Berlin hours in which mails are sent. */
const FROM_HOUR = 8;
const TO_HOUR = 20;

/** Returns the number of mails. Repeating it sends none twice. */
export async function tellEndingBudgets(dependencies: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = dependencies.clock.now().getTime();
  const hour = Math.floor(minutesOfBerlinDay(now) / 60);
  if (hour < FROM_HOUR || hour >= TO_HOUR) return 0;
  const today = berlinDate(now);
  let written = 0;
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const rows = await budgetsOfCompanies(dependencies.db, after, CODES);
    for (const { company_id: companyId, company, last_day: lastDay, people, ...facts } of rows) {
      const budget = lastDay === null ? null : runningOut(facts, lastDay, today);
      if (budget === null) continue;
      for (const { id, email } of people) {
        const isNew = await sendMail(dependencies, dependencies.db, {
          key: `${budgetMail.name}:${companyId}:${budget.start}:${budget.state}:${id}`,
          to: email,
          brand: DEFAULT_BRAND,
          template: budgetMail,
          data: { company, budget },
        });
        if (isNew) written += 1;
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BUDGETS_AT_ONCE) return written;
    after = last.company_id;
  }
}
