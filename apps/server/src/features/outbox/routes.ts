/** The outbox as developers read it: a list, and each mail's HTML as a page for a frame. */
import { ID_PATTERN } from "@portal/contract/http/ids";
import { OUTBOX_FRAME_PATH, OUTBOX_PAGE_SIZE, type OutboxMail } from "@portal/contract/outbox/calls";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { send } from "../../platform/http/errors.ts";
import { mailHtml, newestMails, type OutboxRow } from "../../platform/mail/outbox.ts";
import { Problem } from "../../platform/problem.ts";
import { serveGetOutbox } from "./calls.ts";

export function outboxCalls({ db, environment }: Dependencies): Call[] {
  if (!environment.developerTools) return [];
  return [
    call(serveGetOutbox, async ({ query }) => {
      const rows = await newestMails(db, query.before ?? null, query.to ?? null, OUTBOX_PAGE_SIZE + 1);
      return { mails: rows.slice(0, OUTBOX_PAGE_SIZE).map(toWire), more: rows.length > OUTBOX_PAGE_SIZE };
    }),
  ];
}

const toWire = (row: OutboxRow): OutboxMail => ({
  id: row.id,
  template: row.template,
  to: row.recipient,
  brand: row.brand,
  subject: row.subject,
  text: row.text_body,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  failedAt: row.failed_at?.toISOString() ?? null,
});

/** Nothing runs in it and nothing is loaded; a link that somebody follows takes the whole tab. */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

export function registerOutbox(app: FastifyInstance, { db, environment }: Dependencies): void {
  if (!environment.developerTools) return;
  app.get<{ Params: { id: string } }>(`${OUTBOX_FRAME_PATH}:id`, { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params;
    const [mail] = ID_PATTERN.test(id) ? await mailHtml(db, Number(id)) : [];
    if (mail === undefined) return send(reply, new Problem("request.not_found"));
    return (
      reply
        .header("content-security-policy", FRAME_POLICY)
        .header("x-frame-options", "SAMEORIGIN")
        // a sandboxed frame has no origin to be keyed by, and browsers would complain of asking for it
        .header("origin-agent-cluster", "?0")
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(mail.html_body.replace("<head>", '<head><base target="_top">'))
    );
  });
}
