/** The webhook of the mail server, and the link in a company's mail. */
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { call, type Call } from "../../../../platform/http/call.ts";
import { Problem } from "../../../../platform/problem.ts";
import { requireSignature } from "../../arrival/signature.ts";
import { serveGetCustomerThread, serveReceiveMail, serveReplyToCompany, serveStopMessages } from "./calls.ts";
import { createCustomerService } from "./customer-service.ts";
import { receiveMail } from "./receive-mail.ts";

export function inboundRoutes(dependencies: Dependencies): Call[] {
  const customers = createCustomerService(dependencies);
  return [
    call(
      serveReceiveMail,
      async ({ request: { body } }) => {
        if (!Buffer.isBuffer(body)) throw new Problem("request.type_not_supported");
        return receiveMail(dependencies, body);
      },
      (request, bytes) => requireSignature(dependencies, request, bytes),
    ),
    call(serveGetCustomerThread, async ({ body }) => ({ thread: await customers.thread(body.token) })),
    call(serveReplyToCompany, async ({ body }) => ({ thread: await customers.reply(body.token, body) })),
    call(serveStopMessages, async ({ body }) => ({ thread: await customers.stop(body.token, body.stopped) })),
  ];
}
