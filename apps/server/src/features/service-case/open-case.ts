/** Opens a case: one that a person asks, or one that follows from something else that a company does. */
import type { Brand } from "@portal/contract/brands/brand";
import { CASES_A_DAY, type CaseType } from "@portal/contract/service-case/calls";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { countTowards } from "../../platform/rate-limits/rate-limits.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { receivedMail } from "./mails.ts";
import * as repository from "./repository.ts";

export type NewCase = {
  type: CaseType;
  subject: string;
  text: string;
  reference: string;
  wantsCall: boolean;
  phone: string;
  key: string;
};
type Opened = { scope: AccountScope; asked: NewCase; brand: Brand };

const DAY_SECONDS = 86_400;

/** Opens a case and confirms it by mail. Returns null if the same form has already opened one. */
export async function askProvider(
  dependencies: Dependencies,
  trx: repository.Db,
  opened: Opened,
): Promise<number | null> {
  const { scope, asked, brand } = opened;
  const id = await openCase(dependencies, trx, opened);
  if (id === null) return null;
  // Only new cases count: sending the same form again is free.
  const bucket = { key: `service-case:${scope.companyId}`, limit: CASES_A_DAY, windowSeconds: DAY_SECONDS };
  await countTowards(trx, bucket, dependencies.clock.now(), "request.throttled");
  const person = personOf(scope);
  const [mailbox] = await repository.addressOf(trx, scope.companyId, person);
  if (mailbox === undefined) return id;
  const { type, subject, wantsCall, phone } = asked;
  // The person waits for this mail, so no account lock applies.
  await sendMail(dependencies, trx, {
    key: `service-case:${id}`,
    to: mailbox.email,
    brand,
    template: receivedMail,
    data: { id, subject, type, wantsCall, phone, bySupport: person === null },
  });
  return id;
}

/** Opens a case without a mail. Returns its number, or null if the same key has already opened one. */
export async function openCase(
  { clock }: Pick<Dependencies, "clock">,
  trx: repository.Db,
  { scope, asked, brand }: Opened,
): Promise<number | null> {
  const now = clock.now();
  const person = personOf(scope);
  const { type, subject, text, reference, wantsCall, phone, key } = asked;
  const [made] = await repository.insertCase(
    trx,
    scope.companyId,
    type,
    subject,
    reference,
    wantsCall,
    phone,
    brand.key,
    key,
    person,
    scope.agentUserId,
    now,
  );
  if (made === undefined) return null;
  const author = person === null ? "support" : "company";
  await repository.insertEntry(trx, made.id, "create", author, scope.userId, text, null, now);
  await writeAudit(trx, {
    at: now,
    action: "serviceCase.created",
    outcome: "done",
    actorUserId: scope.userId,
    agentUserId: scope.agentUserId,
    companyId: scope.companyId,
    details: { case: made.id, type },
  });
  return made.id;
}

const personOf = ({ agentUserId, userId }: AccountScope): number | null => (agentUserId === null ? userId : null);
