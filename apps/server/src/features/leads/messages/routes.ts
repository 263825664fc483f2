/** Calls on threads, messages and quick answers of a company. */
import { create } from "content-disposition";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import * as served from "./calls.ts";
import { createQuickAnswersService } from "./quick-answers/service.ts";
import { createMessagesService } from "./service.ts";

export function messageRoutes(dependencies: Dependencies): Call[] {
  const messages = createMessagesService(dependencies);
  const quickAnswers = createQuickAnswersService(dependencies);
  return [
    call(served.serveGetMessageThreads, ({ scope, query }) => messages.list(scope, query)),
    call(served.serveGetMessageThread, async ({ scope, params, query }) => ({
      thread: await messages.thread(scope, params.id, query.before ?? null),
    })),
    call(served.serveOpenMessageThread, async ({ scope, body }) => ({ id: await messages.open(scope, body.leadId) })),
    call(served.serveMarkMessageThread, ({ scope, params, body }) => messages.mark(scope, params.id, body)),
    call(served.serveSendMessage, async ({ scope, params, body }) => ({
      message: await messages.send(scope, params.id, body),
    })),
    call(served.serveUndoMessage, ({ scope, params }) => messages.undo(scope, params.id)),
    call(served.serveGetMessageFile, async ({ scope, params, reply }) => {
      const { bytes, name } = await messages.file(scope, params.id);
      reply.header("content-disposition", create(name === "" ? "Datei" : name, { type: "attachment" }));
      reply.header("content-security-policy", "default-src 'none'; sandbox").type("application/octet-stream");
      return bytes;
    }),
    call(served.serveGetQuickAnswers, ({ scope }) => quickAnswers.list(scope)),
    call(served.serveSaveQuickAnswer, ({ scope, body }) => quickAnswers.save(scope, body.quickAnswer)),
    call(served.serveDeleteQuickAnswer, ({ scope, body }) => quickAnswers.remove(scope, body.id)),
  ];
}
