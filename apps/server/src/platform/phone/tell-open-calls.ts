/** Tells companies once a day, towards the evening, which calls of the day nobody has dealt with. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { berlinDate, minutesOfBerlinDay, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../dependencies.ts";
import { sendMail } from "../mail/send-mail.ts";
import { type callRepository, OPEN_CALLS_AT_ONCE } from "./call-repository.ts";
import { openCallsMail } from "./open-calls-mail.ts";

/** Berlin hours in which mails are sent: most calls have come, and somebody may still call back. */
const FROM_HOUR = 16;
const TO_HOUR = 20;

type OpenCallsOf = Pick<ReturnType<typeof callRepository>, "openSince">;

/** The sweep of a service. Each person gets at most one mail a day and company; returns the number of mails. */
export const tellOpenCalls =
  ({ openSince }: OpenCallsOf, service: "secretarial" | "voicebot") =>
  async (dependencies: Dependencies, signal?: AbortSignal): Promise<number> => {
    const now = dependencies.clock.now().getTime();
    const hour = Math.floor(minutesOfBerlinDay(now) / 60);
    if (hour < FROM_HOUR || hour >= TO_HOUR) return 0;
    const today = berlinDate(now);
    const since = new Date(startOfBerlinDay(today));
    let written = 0;
    for (let after = 0; ;) {
      signal?.throwIfAborted();
      const rows = await openSince(dependencies.db, since, after);
      for (const { company_id: companyId, company, calls, people } of rows) {
        for (const { id, email } of people) {
          const isNew = await sendMail(dependencies, dependencies.db, {
            key: `${openCallsMail.name}:${service}:${companyId}:${today}:${id}`,
            to: email,
            brand: DEFAULT_BRAND,
            template: openCallsMail,
            data: { company, calls, service },
          });
          if (isNew) written += 1;
        }
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < OPEN_CALLS_AT_ONCE) return written;
      after = last.company_id;
    }
  };
