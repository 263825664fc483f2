/** Hands over texts and files for a website, and follows what becomes of them. */
import type { Brand } from "@portal/contract/brands/brand";
import { displayName } from "@portal/contract/navigation/products";
import { type Handover, HANDOVER_PAGE_SIZE, HANDOVERS_A_DAY } from "@portal/contract/website/files/calls";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { findNamedFiles } from "../../../platform/files/temporary-files.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import { countTowards } from "../../../platform/rate-limits/rate-limits.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { shownName } from "../../../platform/session/shown-login.ts";
import { websiteOf, type WebsiteRow, websitesOf } from "../sites/repository.ts";
import { adoptFiles, advanceHandover } from "./advance.ts";
import { handoversCsv } from "./handovers-csv.ts";
import { handoverReceivedMail } from "./mails.ts";
import * as repository from "./repository.ts";

type Content = { text: string; files: readonly string[]; key: string };
type NewHandover = Content & { website: number };
type Step = { id: number; event: "answer" | "take_back" | "restore"; content?: Content };

const DAY_SECONDS = 86_400;
/** More than a year of the most that a company can hand over is no table that anybody reads. */
const MOST_IN_FILE = 1000;

export type HandoverService = ReturnType<typeof createHandoverService>;

export function createHandoverService(dependencies: Dependencies) {
  const { db } = dependencies;

  async function read(scope: AccountScope, id: number): Promise<Handover> {
    const row = await repository.findHandover(db, scope, id);
    if (row === undefined) throw new Problem("website.handover_not_found");
    return toHandover(scope, row, await repository.eventsOf(db, [id]));
  }

  return {
    async list(scope: AccountScope, { page, search }: { page: number; search: string }) {
      const offset = (page - 1) * HANDOVER_PAGE_SIZE;
      const [rows, total] = await Promise.all([
        repository.pageOfHandovers(db, scope, { search, limit: HANDOVER_PAGE_SIZE, offset }),
        repository.countHandovers(db, scope, search),
      ]);
      const ids = rows.map(({ id }) => id);
      const events = ids.length === 0 ? [] : await repository.eventsOf(db, ids);
      const ofHandover = Map.groupBy(events, ({ handover_id: id }) => id);
      return { handovers: rows.map((row) => toHandover(scope, row, ofHandover.get(row.id) ?? [])), total };
    },

    async csv(scope: AccountScope, search: string): Promise<string> {
      const [rows, websites] = await Promise.all([
        repository.pageOfHandovers(db, scope, { search, limit: MOST_IN_FILE, offset: 0 }),
        websitesOf(db, scope),
      ]);
      const ids = rows.map(({ id }) => id);
      return handoversCsv(rows, ids.length === 0 ? [] : await repository.eventsOf(db, ids), websites);
    },

    /** Hands over and confirms it by mail. The same form sent again returns what it has made already. */
    async handOver(scope: AccountScope, given: NewHandover, brand: Brand): Promise<Handover> {
      const website = await websiteOf(db, scope, given.website);
      if (website === undefined || website.state === "ended") throw new Problem("website.not_found");
      const [known] = await repository.handoverOfKey(db, scope.companyId, given.key);
      if (known !== undefined) return read(scope, known.id);
      const fileIds = await fileIdsOf(dependencies, scope, given.files);
      const made = await db
        .transaction()
        .execute((trx) => insert(dependencies, trx, { scope, given, fileIds, website, brand }));
      const id = made ?? (await repository.handoverOfKey(db, scope.companyId, given.key))[0]?.id;
      if (id === undefined) throw new Problem("website.handover_not_found");
      return read(scope, id);
    },

    /** Actions of the company's people, or of customer care for them. */
    async write(scope: AccountScope, { id, event, content }: Step): Promise<Handover> {
      const fileIds = await fileIdsOf(dependencies, scope, content?.files ?? []);
      await db.transaction().execute((trx) =>
        advanceHandover(dependencies, trx, {
          id,
          event,
          text: content?.text ?? "",
          fileIds,
          key: content?.key ?? null,
          companyId: scope.companyId,
          author: scope.agentUserId === null ? "company" : "support",
          userId: scope.userId,
        }),
      );
      return read(scope, id);
    },

    async file(scope: AccountScope, id: number): Promise<{ bytes: Buffer; name: string }> {
      const file = await repository.findFile(db, scope, id);
      if (file === undefined) throw new Problem("files.not_found");
      return { bytes: await dependencies.files.get(file.storage_key), name: file.original_name };
    },
  };
}

/** Ids of the uploads, in the order of their markers. @throws Problem `files.not_found` at the first that is missing */
async function fileIdsOf(
  needs: Dependencies,
  scope: AccountScope,
  markers: readonly string[],
): Promise<readonly number[]> {
  if (markers.length === 0) return [];
  const found = await findNamedFiles(needs, scope, { names: markers, purpose: "website_file" });
  return markers.map((marker, index) => {
    const file = found.get(marker);
    if (file === undefined) throw new Problem("files.not_found", { field: `files.${index}` });
    return file.id;
  });
}

type Insertion = {
  scope: AccountScope;
  given: NewHandover;
  fileIds: readonly number[];
  website: WebsiteRow;
  brand: Brand;
};

/** Returns the new hand-over's number, or null if the same form has made one meanwhile. */
async function insert(
  dependencies: Dependencies,
  trx: repository.Db,
  { scope, given, fileIds, website, brand }: Insertion,
): Promise<number | null> {
  const now = dependencies.clock.now();
  const { companyId, userId, agentUserId } = scope;
  const person = agentUserId === null ? userId : null;
  const [made] = await repository.insertHandover(
    trx,
    companyId,
    website.id,
    brand.key,
    given.key,
    person,
    agentUserId,
    now,
  );
  if (made === undefined) return null;
  const bucket = { key: `website-handover:${companyId}`, limit: HANDOVERS_A_DAY, windowSeconds: DAY_SECONDS };
  await countTowards(trx, bucket, now, "request.throttled");
  const author = person === null ? "support" : "company";
  const [event] = await repository.insertEvent(trx, made.id, "hand_over", author, userId, given.text, null, now);
  if (event !== undefined) await adoptFiles(trx, { eventId: event.id, fileIds, companyId, now });
  await writeAudit(trx, {
    at: now,
    action: "websiteHandover.created",
    outcome: "done",
    actorUserId: userId,
    agentUserId,
    companyId,
    details: { handover: made.id, files: fileIds.length },
  });
  const [mailbox] = await repository.addressOf(trx, companyId, person);
  if (mailbox !== undefined) {
    // The person waits for this mail, so no account lock applies.
    await sendMail(dependencies, trx, {
      key: `website-handover:${made.id}`,
      to: mailbox.email,
      brand,
      template: handoverReceivedMail,
      data: {
        id: made.id,
        site: website.url ?? displayName(website.product_code),
        files: fileIds.length,
        bySupport: person === null,
      },
    });
  }
  return made.id;
}

const toHandover = (
  scope: AccountScope,
  row: repository.HandoverRow,
  events: readonly repository.EventRow[],
): Handover => ({
  id: row.id,
  website: row.website_id,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  entries: events.map(({ handover_id: _handover, ...event }) => ({
    ...event,
    name: shownName(scope, event.name),
    at: event.at.toISOString(),
  })),
});
