/** A thread as its customer sees it through the link of a company's mail. */
import type { CustomerThread } from "@portal/contract/leads/messages/inbound-calls";
import { replyTokenOf } from "@portal/contract/leads/messages/reply-address";
import { writeAudit } from "../../../../platform/audit.ts";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { Problem } from "../../../../platform/problem.ts";
import { hashToken } from "../../../../platform/tokens.ts";
import { type Db, lockThread, messagesOf, type ThreadRow } from "../repository.ts";
import { setStopped } from "../write-repository.ts";
import { threadOfToken } from "./repository.ts";
import { storeMessage } from "./store-message.ts";

export function createCustomerService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  /** @throws Problem `leads.link_unknown` */
  async function threadOf(trx: Db, token: string): Promise<ThreadRow> {
    const found = await threadOfToken(trx, hashToken(replyTokenOf(token) ?? ""));
    const thread = found === undefined ? undefined : await lockThread(trx, found.thread_id);
    if (thread === undefined) throw new Problem("leads.link_unknown");
    return thread;
  }

  async function read(trx: Db, token: string): Promise<CustomerThread> {
    const thread = await threadOf(trx, token);
    const messages = (await messagesOf(trx, thread.id, null)).toReversed();
    const now = clock.now();
    return {
      company: thread.company,
      name: thread.name,
      isStopped: thread.stopped_at !== null,
      // What the company can still take back is not said yet.
      messages: messages
        .filter(({ mail }) => mail === null || mail.sentAt !== null || new Date(mail.dueAt) <= now || mail.attempts > 0)
        .map(({ id, author, text, at, files }) => ({ id, author, text, at: at.toISOString(), files })),
    };
  }

  return {
    thread: (token: string): Promise<CustomerThread> => db.transaction().execute((trx) => read(trx, token)),

    /** @throws Problem `leads.link_unknown`, `request.throttled` */
    reply: (token: string, { text, key }: { text: string; key: string }): Promise<CustomerThread> =>
      db.transaction().execute(async (trx) => {
        const { id: threadId, company_id: companyId } = await threadOf(trx, token);
        const outcome = await storeMessage(dependencies, trx, {
          threadId,
          text,
          quoted: "",
          leftOut: [],
          files: [],
          requestKey: key,
          mailId: null,
        });
        if (outcome === "too_many") throw new Problem("request.throttled");
        if (outcome === "stored") {
          const line = { at: clock.now(), action: "message.received", outcome: "done", companyId } as const;
          await writeAudit(trx, { ...line, details: { thread: threadId } });
        }
        return read(trx, token);
      }),

    /** @throws Problem `leads.link_unknown` */
    stop: (token: string, stopped: boolean): Promise<CustomerThread> =>
      db.transaction().execute(async (trx) => {
        const { id, company_id: companyId } = await threadOf(trx, token);
        await setStopped(trx, id, stopped ? clock.now() : null);
        const action = stopped ? "messages.stopped" : "messages.resumed";
        await writeAudit(trx, { at: clock.now(), action, outcome: "done", companyId, details: { thread: id } });
        return read(trx, token);
      }),
  };
}
