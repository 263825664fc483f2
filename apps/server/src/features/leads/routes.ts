/** The calls of leads. */
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { createLeadFromCall } from "./arrival/from-call.ts";
import { requireSignature } from "./arrival/signature.ts";
import { receiveDelivery } from "./arrival/webhook.ts";
import * as calls from "./calls.ts";
import { acceptLead } from "./change/accept.ts";
import { createLeadChanges } from "./change/service.ts";
import { createLeadList } from "./list/service.ts";
import { createLeadStatistics } from "./statistics/service.ts";

export function leadRoutes(dependencies: Dependencies): Call[] {
  const list = createLeadList(dependencies);
  const changes = createLeadChanges(dependencies);
  const statistics = createLeadStatistics(dependencies);
  const leadAfter = async (scope: AccountScope, id: number) => ({ lead: (await list.one(scope, id)).lead });
  const stepsAfter = async (scope: AccountScope, id: number) => ({ steps: (await list.one(scope, id)).steps });
  return [
    call(calls.serveGetLeads, ({ scope, query }) => list.list(scope, query)),
    call(calls.serveGetLeadsCsv, async ({ scope, query, reply }) => {
      const csv = await list.csv(scope, query);
      void reply.header("content-disposition", 'attachment; filename="anfragen.csv"').type("text/csv; charset=utf-8");
      return csv;
    }),
    call(calls.serveGetLead, ({ scope, params }) => list.one(scope, params.id)),
    call(calls.serveAcceptLead, async ({ scope, body }) =>
      leadAfter(scope, await acceptLead(dependencies, scope, body.externalId)),
    ),
    call(calls.serveChangeLead, async ({ scope, body }) => {
      await changes.move(scope, body);
      return leadAfter(scope, body.id);
    }),
    call(calls.serveSetLeadValue, async ({ scope, body }) => {
      await changes.value(scope, body.id, body.valueCents);
      return leadAfter(scope, body.id);
    }),
    call(calls.serveAddLeadNote, async ({ scope, body }) => {
      await changes.note(scope, body.id, body.text);
      return stepsAfter(scope, body.id);
    }),
    call(calls.serveDeleteLeadNote, async ({ scope, body }) => {
      await changes.deleteNote(scope, body.id, body.noteId);
      return stepsAfter(scope, body.id);
    }),
    call(calls.serveSetLeadReminder, async ({ scope, body }) => {
      await changes.reminder(scope, body);
      return leadAfter(scope, body.id);
    }),
    call(calls.serveComplainAboutLead, async ({ scope, body }) => {
      await changes.complain(scope, body);
      return leadAfter(scope, body.id);
    }),
    call(calls.serveCreateLeadFromCall, async ({ scope, body }) =>
      leadAfter(scope, await createLeadFromCall(dependencies, scope, body)),
    ),
    call(calls.serveGetLeadStatistics, ({ scope, query }) => statistics.figures(scope, query)),
    call(calls.serveGetInquiryStatistics, ({ scope }) => statistics.inquiries(scope)),
    call(
      calls.serveReceiveLead,
      ({ body }) => receiveDelivery(dependencies, body),
      (request, bytes) => requireSignature(dependencies, request, bytes),
    ),
  ];
}
