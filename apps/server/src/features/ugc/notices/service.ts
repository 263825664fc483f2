/** Takes notices of illegal content, shows them to both sides and takes complaints about decisions. */
import type { ContentNotice, sendContentNotice } from "@portal/contract/ugc/notices/calls";
import { afterNoticeAction, complaintUntil, mayComplain, type NoticeSide } from "@portal/contract/ugc/notices/states";
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { loginKey } from "@portal/db/login-key";
import type * as z from "zod/mini";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import { hashToken, randomToken } from "../../../platform/tokens.ts";
import { countMail, type Visitor } from "../../auth/public.ts";
import { companyEntryOf } from "../../entry/public.ts";
import { addressOfCompany } from "../../service-case/public.ts";
import { noticeComplaintMail, noticeReceivedMail } from "./mails.ts";
import * as repository from "./repository.ts";

export type NoticeService = ReturnType<typeof createNoticeService>;

type Sent = z.output<NonNullable<(typeof sendContentNotice)["body"]>>;
type Sender = Pick<Visitor, "brand"> & { userId: number | null };

const SHOWN_CHARACTERS = 500;

export function createNoticeService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  /** What the visitor sees at this place now. @throws Problem `ugc.content_gone` if nothing is there */
  async function shownAt({ companyId, target, ratingId, picture }: Sent): Promise<string> {
    if (target === "rating") {
      const [rating] = ratingId === null ? [] : await repository.shownRating(db, companyId, ratingId);
      if (rating === undefined) throw new Problem("ugc.content_gone");
      return [`${rating.stars} von 5 Sternen`, rating.title, rating.body].filter(Boolean).join(": ");
    }
    if (target === "entry") return "Der Eintrag";
    const entry = await companyEntryOf(db, companyId);
    const media = entry?.media_owner.find(({ Url }) => Url === picture);
    if (media === undefined) throw new Problem("ugc.content_gone");
    return media.alt === "" ? "Ein Bild ohne Beschreibung" : media.alt;
  }

  return {
    /** @throws Problem `entry.not_found`, `ugc.content_gone`, `auth.mails_throttled` */
    async send(notice: Sent, { brand, userId }: Sender): Promise<{ id: number; receiptByMail: boolean }> {
      const [company] = await repository.companyWithEntry(db, notice.companyId);
      if (company === undefined) throw new Problem("entry.not_found");
      const shown = (await shownAt(notice)).slice(0, SHOWN_CHARACTERS);
      const { companyId, target, ground, text, name, email } = notice;
      if (email !== "") await countMail(dependencies, loginKey(email));
      const now = clock.now();
      const token = randomToken();
      const ratingId = target === "rating" ? notice.ratingId : null;
      const picture = target === "picture" ? notice.picture : "";
      return db.transaction().execute(async (trx) => {
        const [row] = await repository.insertNotice(
          trx,
          companyId,
          target,
          ratingId,
          picture,
          shown,
          ground,
          text,
          name,
          email,
          userId,
          brand.key,
          hashToken(token),
          now,
        );
        if (row === undefined) throw new Error("no notice written");
        const details = { notice: row.id, target, ground };
        const audit = { action: "contentNotice.received", outcome: "done", actorUserId: userId } as const;
        await writeAudit(trx, { at: now, ...audit, companyId, details });
        if (email !== "") {
          const data = { id: row.id, company: company.name, target, ground, shown, token };
          const mail = { key: `notice:${row.id}`, to: email, brand, template: noticeReceivedMail, data };
          await sendMail(dependencies, trx, mail);
        }
        return { id: row.id, receiptByMail: email !== "" };
      });
    },

    /** @throws Problem `auth.link_unknown` */
    async read(token: string): Promise<ContentNotice> {
      const [row] = await repository.noticeByHash(db, hashToken(token));
      if (row === undefined) throw new Problem("auth.link_unknown");
      return toNotice(row, sideOf(row, token), clock.now());
    },

    /** @throws Problem `auth.link_unknown`, `ugc.complaint_not_possible` */
    async complain(token: string, text: string): Promise<ContentNotice> {
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const [row] = await repository.lockNoticeByHash(trx, hashToken(token));
        if (row === undefined) throw new Problem("auth.link_unknown");
        const side = sideOf(row, token);
        const next = afterNoticeAction(row.state, "complain");
        if (next === undefined || !mayComplain(decidedOf(row), side, now)) {
          throw new Problem("ugc.complaint_not_possible");
        }
        await repository.setState(trx, row.id, next);
        await repository.insertStep(trx, row.id, "complain", side, null, text, now);
        const details = { notice: row.id, side };
        const audit = { action: "contentNotice.complained", outcome: "done", companyId: row.company_id } as const;
        await writeAudit(trx, { at: now, ...audit, details });
        await confirmComplaint(dependencies, trx, row, side, token);
      });
      return this.read(token);
    },
  };
}

const sideOf = (row: repository.NoticeRow, token: string): NoticeSide =>
  row.notifier_hash?.equals(hashToken(token)) === true ? "notifier" : "concerned";

const decidedOf = (row: repository.NoticeRow) => ({
  state: row.state,
  outcome: row.outcome,
  decidedAt: row.decided_at,
  complained: row.complained,
});

async function confirmComplaint(
  dependencies: Dependencies,
  trx: repository.Db,
  row: repository.NoticeRow,
  side: NoticeSide,
  token: string,
): Promise<void> {
  const to = side === "notifier" ? row.email : await addressOfConcerned(trx, row);
  if (to === "") return;
  const { id, company, target, ground, shown } = row;
  await sendMail(dependencies, trx, {
    key: `notice:${id}:complaint:${side}`,
    to,
    brand: brandByKey(row.brand) ?? DEFAULT_BRAND,
    template: noticeComplaintMail,
    data: { id, company, target, ground, shown, token },
  });
}

/** The address of whoever a removal restricts; "" if nobody knows one. */
async function addressOfConcerned(trx: repository.Db, row: repository.NoticeRow): Promise<string> {
  const [mailbox] =
    row.target === "rating"
      ? await repository.authorOf(trx, row.rating_id ?? 0)
      : await addressOfCompany(trx, row.company_id, null);
  return mailbox?.email ?? "";
}

function toNotice(row: repository.NoticeRow, side: NoticeSide, now: Date): ContentNotice {
  const { outcome, decision_ground: ground, decided_at: decidedAt } = row;
  const isDecided = outcome !== null && ground !== null && decidedAt !== null;
  return {
    id: row.id,
    side,
    company: row.company,
    target: row.target,
    shown: row.shown,
    ground: row.ground,
    text: side === "notifier" ? row.text : "",
    state: row.state,
    receivedAt: row.received_at.toISOString(),
    decision: isDecided
      ? {
          outcome,
          ground,
          reasons: row.reasons,
          at: decidedAt.toISOString(),
          complaintUntil: complaintUntil(decidedAt) ?? "",
        }
      : null,
    mayComplain: mayComplain(decidedOf(row), side, now),
  };
}
