/** Threads as the company reads and marks them. */
import type { Thread, Threads } from "@portal/contract/leads/messages/calls";
import { MESSAGES_AT_ONCE, THREAD_PAGE_SIZE } from "@portal/contract/leads/messages/limits";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { openThread } from "./open-thread.ts";
import { toItem, toThread } from "./present.ts";
import * as repository from "./repository.ts";
import { sendMessage, undoMessage } from "./send.ts";
import type { NewMessage } from "./send.ts";
import { tellPages } from "./tell-pages.ts";
import { endWaiting, markLatestUnread, markRead, refreshUnread, waitAgain } from "./write-repository.ts";

type View = repository.Wanted & { page: number };
type Marks = { read?: boolean | undefined; upTo?: number | undefined; done?: boolean | undefined };

export type MessagesService = ReturnType<typeof createMessagesService>;

export function createMessagesService(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  return {
    /** Customer care can't search: what is found would tell what is written. */
    async list(scope: AccountScope, { filter, search, page }: View): Promise<Threads> {
      const wanted = { filter, search: scope.agentUserId === null ? search : "" };
      const offset = (page - 1) * THREAD_PAGE_SIZE;
      const [rows, counts] = await Promise.all([
        repository.pageOfThreads(db, scope, { ...wanted, limit: THREAD_PAGE_SIZE, offset }),
        repository.countThreads(db, scope, wanted),
      ]);
      return { threads: rows.map((row) => toItem(scope, row)), ...counts };
    },

    /** @throws Problem `leads.thread_not_found` */
    async thread(scope: AccountScope, id: number, before: number | null): Promise<Thread> {
      const row = await repository.findThread(db, scope, id);
      if (row === undefined) throw new Problem("leads.thread_not_found");
      const found = await repository.messagesOf(db, id, before);
      const messages = found.slice(0, MESSAGES_AT_ONCE).toReversed();
      return toThread(scope, row, { messages, isMore: found.length > MESSAGES_AT_ONCE, now: clock.now() });
    },

    /** The thread of a lead that the company holds. @throws Problem `leads.thread_not_found` */
    open: (scope: AccountScope, leadId: number): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const id = await openThread(trx, { companyId: scope.companyId, leadId, waits: false });
        if (id === undefined) throw new Problem("leads.thread_not_found");
        return id;
      }),

    /** @throws Problem `leads.thread_not_found` */
    mark: (scope: AccountScope, id: number, { read, upTo, done }: Marks) =>
      db.transaction().execute(async (trx) => {
        const row = await repository.lockThread(trx, id);
        if (row?.company_id !== scope.companyId) throw new Problem("leads.thread_not_found");
        if (read === true) await markRead(trx, id, clock.now(), upTo ?? null);
        if (read === false) await markLatestUnread(trx, id);
        if (done === true) await endWaiting(trx, id);
        if (done === false) await waitAgain(trx, id);
        const [marks] = await refreshUnread(trx, id);
        await tellPages(trx, scope.companyId);
        return { unread: marks?.unread ?? 0, isWaiting: marks?.is_waiting ?? false };
      }),

    send: (scope: AccountScope, threadId: number, given: NewMessage) =>
      sendMessage(dependencies, scope, threadId, given),
    undo: (scope: AccountScope, id: number) => undoMessage(dependencies, scope, id),

    async file(scope: AccountScope, id: number): Promise<{ bytes: Buffer; name: string }> {
      const file = await repository.findFile(db, scope, id);
      if (file === undefined) throw new Problem("files.not_found");
      return { bytes: await dependencies.files.get(file.storage_key), name: file.original_name };
    },
  };
}
