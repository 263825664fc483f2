/** A person takes a link; of parallel attempts exactly one succeeds. */
import { afterTaking, statusOf } from "@portal/contract/account-linking/rules";
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { loginKey } from "@portal/db/login-key";
import { writeAudit } from "../../platform/audit.ts";
import { type MailTemplate, sendMail } from "../../platform/mail/send-mail.ts";
import { Problem } from "../../platform/problem.ts";
import type { LinkDependencies } from "./links.ts";
import { joinedMail, waitingMail } from "./mails.ts";
import * as repository from "./repository.ts";

/**
 * Links the person, lets them wait, or stores who wants to get in if the link is held. Repeating it changes nothing.
 * @throws Problem `linking.expired`, `linking.used` or `linking.withdrawn`
 */
export async function takeLink(
  dependencies: LinkDependencies,
  trx: repository.Db,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const link = await repository.lockedLink(trx, id);
  const [person] = await repository.takerById(trx, userId);
  if (link === undefined || person === undefined) throw new Problem("cryptography.unreadable");
  if (link.user_id === userId) return;
  if (link.user_id !== null) throw new Problem("linking.used");
  const now = dependencies.clock.now();
  const status = statusOf(link.state, link.expires_at.getTime(), now.getTime());
  if (status === "expired") throw new Problem("linking.expired");
  if (status === "refused" || status === "withdrawn") throw new Problem("linking.withdrawn");

  const owners = await repository.ownersBeside(trx, link.company_id, userId);
  const next =
    status === "held"
      ? "held"
      : afterTaking({
          ...link,
          sameAddress: [person.login, person.email].some((address) => loginKey(address) === link.email_key),
          inviterStillOwns: link.inviter_still_owns,
          hasOtherOwner: owners.length > 0,
        });
  await repository.setState(trx, id, next, userId, link.approved, link.reason, now);
  if (next === "linked") await repository.giveRight(trx, userId, link.company_id, link.right);
  const about = { company: link.company_name, login: person.login };
  if (next === "pending")
    await tellOwners(dependencies, trx, { link, owners, template: waitingMail, data: { ...about, email: link.email } });
  if (next === "linked") {
    const curious = owners.filter((owner) => owner.wants_news);
    await tellOwners(dependencies, trx, {
      link,
      owners: curious,
      template: joinedMail,
      data: { ...about, right: link.right },
    });
  }
  await writeAudit(trx, {
    at: now,
    action: `accountLink.${next}`,
    outcome: "done",
    actorUserId: userId,
    companyId: link.company_id,
    details: { link: id, right: link.right },
  });
}

type ToOwners<Data> = {
  link: repository.LinkRow;
  owners: repository.Owner[];
  template: MailTemplate<Data>;
  data: Data;
};

async function tellOwners<Data>(
  dependencies: LinkDependencies,
  trx: repository.Db,
  { link, owners, template, data }: ToOwners<Data>,
): Promise<void> {
  const now = dependencies.clock.now().getTime();
  for (const { email } of owners) {
    await sendMail(dependencies, trx, {
      key: `${template.name}:${link.id}:${now}:${email}`,
      to: email,
      brand: brandByKey(link.brand) ?? DEFAULT_BRAND,
      template,
      data,
    });
  }
}
