/** Reminds owners by mail two weeks and three days before their claim expires (Specification §4 "Claiming"). */
import { addDays, addYears, berlinDate, minutesOfBerlinDay, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { ownerClaimExpiresAt } from "@portal/contract/account/claim";
import { CLAIM_REMINDER_DAYS } from "@portal/contract/claiming/rules";
import { OWNER_CLAIM_REMINDER_WEEKS, OWNER_CLAIM_VALIDITY_YEARS } from "@portal/contract/account/claim";
import { statement } from "@portal/db/statement";
import { sendMail } from "../../platform/mail/send-mail.ts";
import type { ClaimDependencies } from "./advance.ts";
import { expiryMail } from "./mails.ts";

const DAY_MS = 86_400_000;
const AT_ONCE = 500;
/** Berlin hours in which mails are sent. */
const FROM_HOUR = 8;
const TO_HOUR = 20;

type ExpiringRow = {
  id: number;
  name: string;
  claimed_last_update: Date;
  /** The same instant in microseconds: a Date has only milliseconds, so rows would be read twice. */
  position: string;
  brand: string | null;
  owners: { id: number; email: string }[];
};

const findExpiring = statement<ExpiringRow, [after: string, afterId: number, before: Date, atOnce: number]>(`
  select c.id, c.display_name as name, c.claimed_last_update, c.claimed_last_update::text as position,
         (select k.brand from claims k where k.company_id = c.id and k.state = 'confirmed') as brand,
         coalesce((select json_agg(json_build_object('id', u.id, 'email', u.email))
                   from memberships m join users u on u.id = m.user_id
                   where m.company_id = c.id and m."right" = 'owner'
                     and wants_notification(u.id, 'claim_ends', 'email')), '[]') as owners
  from companies c
  where c.claimed_by = 'OWNER' and (c.claimed_last_update, c.id) > ($1::timestamptz, $2) and c.claimed_last_update < $3
    and may_contact(c.id, 'portalMessages')
  order by c.claimed_last_update, c.id limit $4`);

/** A day of confirmation whose claim expires on `expiryDay`. */
const confirmedFor = (expiryDay: string): number =>
  startOfBerlinDay(addYears(addDays(expiryDay, 7 * OWNER_CLAIM_REMINDER_WEEKS), -OWNER_CLAIM_VALIDITY_YEARS));

/** The reminder that is due: 14 or 3 days before expiry, or null. */
const reminderDue = (expiresAt: number, now: number): number | null => {
  const left = (expiresAt - now) / DAY_MS;
  return left <= 0 ? null : (CLAIM_REMINDER_DAYS.toSorted((a, b) => a - b).find((days) => left <= days) ?? null);
};

/** Writes the reminders that are due, each once however often it runs. Returns the number of mails. */
export async function remindOwners(dependencies: ClaimDependencies): Promise<number> {
  const now = dependencies.clock.now().getTime();
  const hour = Math.floor(minutesOfBerlinDay(now) / 60);
  if (hour < FROM_HOUR || hour >= TO_HOUR) return 0;
  const today = berlinDate(now);
  // One extra day on both sides because of leap years; each row is then checked by its exact instant.
  let after = new Date(confirmedFor(addDays(today, -1))).toISOString();
  let afterId = 0;
  const before = new Date(confirmedFor(addDays(today, Math.max(...CLAIM_REMINDER_DAYS) + 2)));
  let written = 0;
  for (;;) {
    const rows = await findExpiring(dependencies.db, after, afterId, before, AT_ONCE);
    for (const row of rows) written += await remind(dependencies, row, now);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return written;
    after = last.position;
    afterId = last.id;
  }
}

async function remind(dependencies: ClaimDependencies, row: ExpiringRow, now: number): Promise<number> {
  const expiresAt = ownerClaimExpiresAt(row.claimed_last_update.getTime());
  const days = reminderDue(expiresAt, now);
  if (days === null) return 0;
  let written = 0;
  for (const { id, email } of row.owners) {
    const isNew = await sendMail(dependencies, dependencies.db, {
      key: `${expiryMail.name}:${row.id}:${berlinDate(expiresAt)}:${days}:${id}`,
      to: email,
      brand: (row.brand === null ? undefined : brandByKey(row.brand)) ?? DEFAULT_BRAND,
      template: expiryMail,
      data: { companyId: row.id, company: row.name, expiresAt },
    });
    if (isNew) written += 1;
  }
  return written;
}
