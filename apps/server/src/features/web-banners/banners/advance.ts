/** The only place where a banner changes, under its row's lock, so that of two parallel actions one is first. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { CreativeFacts } from "@portal/contract/web-banners/creative/facts";
import {
  afterBannerAction,
  type BannerAction,
  type BannerRole,
  mayTakeAction,
  needsReason,
} from "@portal/contract/web-banners/states";
import { writeAudit } from "../../../platform/audit.ts";
import { type MailDependencies, sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import { bannerNewsMail, isNews } from "../mails.ts";
import * as repository from "./repository.ts";

export type NewCreative = { fileId: number; facts: CreativeFacts };

export type BannerStep = {
  id: number;
  action: BannerAction;
  author: BannerRole;
  userId: number | null;
  /** Only banners of this company; null for the provider. */
  companyId: number | null;
  reason?: string;
  /** The version that the person saw; a later one refuses the action. */
  version?: number | undefined;
  /** Identifies a form, so that what is sent twice counts once. */
  key?: string;
  /** Under which the company acts. */
  brand?: string;
  /** Files that replace those before, temporary ones of the company or new ones of the provider. */
  creatives?: readonly NewCreative[];
};

/**
 * Takes one step, and writes its event, files, audit line and mails.
 * @throws Problem `web_banner.not_found`, also for a foreign one; `web_banner.only_company_approves`,
 *   `web_banner.changed_meanwhile`, `web_banner.not_possible_now`, `web_banner.no_files`, `files.not_found`, or
 *   `request.invalid` at `reason`
 */
export async function advanceBanner(needs: MailDependencies, trx: repository.Db, step: BannerStep): Promise<void> {
  const { id, action, author, userId, companyId, reason = "", version, key, brand, creatives = [] } = step;
  const [row] = await repository.lockBanner(trx, id);
  if (row === undefined || (companyId !== null && row.company_id !== companyId))
    throw new Problem("web_banner.not_found");
  if (key !== undefined && (await repository.wasDone(trx, id, key))) return;
  if (!mayTakeAction(author, action)) throw new Problem("web_banner.only_company_approves");
  if (version !== undefined && version !== row.version) throw new Problem("web_banner.changed_meanwhile");
  const next = afterBannerAction(row.state, action);
  if (next === undefined) throw new Problem("web_banner.not_possible_now");
  if (needsReason(action) && reason === "") {
    throw new Problem("request.invalid", { field: "reason", message: "Bitte schreiben Sie, was anders werden soll." });
  }
  if (action === "produce" && creatives.length === 0 && (await repository.creativesOf(trx, [id])).length === 0) {
    throw new Problem("web_banner.no_files");
  }
  const now = needs.clock.now();
  const [event] = await repository.insertEvent(trx, id, action, author, userId, reason, key ?? null, now);
  if (event === undefined) throw new Error("An insert without a condition returned no row.");
  if (creatives.length > 0)
    await exchange(trx, { bannerId: id, eventId: event.id, companyId: row.company_id, now }, creatives);
  await repository.setState(trx, id, next, now, next === "ended", brand ?? null);
  await writeAudit(trx, {
    at: now,
    action: `webBanner.${action}`,
    outcome: "done",
    actorUserId: userId,
    agentUserId: author === "support" ? userId : null,
    companyId: row.company_id,
    details: author === "provider" ? { banner: id, by: "command" } : { banner: id, files: creatives.length },
  });
  if (isNews(action)) await tell(needs, trx, row, { action, reason, eventId: event.id });
}

type Exchange = { bannerId: number; eventId: number; companyId: number; now: Date };

async function exchange(
  trx: repository.Db,
  { bannerId, eventId, companyId, now }: Exchange,
  creatives: readonly NewCreative[],
): Promise<void> {
  await repository.replaceCreatives(trx, bannerId, now);
  const ids = creatives.map(({ fileId }) => fileId);
  const adopted = await repository.adoptFiles(trx, ids, companyId, now);
  if (adopted.length < ids.length) throw new Problem("files.not_found", { field: "files" });
  for (const { fileId, facts } of creatives) await repository.addCreative(trx, { bannerId, eventId, fileId }, facts);
}

type News = { action: Parameters<typeof bannerNewsMail.write>[0]["action"]; reason: string; eventId: number };

async function tell(
  needs: MailDependencies,
  trx: repository.Db,
  { company_id: companyId, name, brand }: repository.BannerRow,
  { action, reason, eventId }: News,
): Promise<void> {
  for (const { email, user_id: userId } of await repository.addresseesOf(trx, companyId)) {
    await sendMail(needs, trx, {
      key: `web-banner:${eventId}:${userId}`,
      to: email,
      brand: (brand === null ? undefined : brandByKey(brand)) ?? DEFAULT_BRAND,
      template: bannerNewsMail,
      data: { banner: name, action, reason },
    });
  }
}
