/** Calls on service cases (Specification §7 service-case). */
import { berlinDate } from "@portal/contract/time/berlin-time";
import {
  serveAddServiceCaseMessage,
  serveCloseServiceCase,
  serveCreateServiceCase,
  serveGetServiceCase,
  serveGetServiceCases,
  serveGetServiceCasesCsv,
  serveReopenServiceCase,
} from "./calls.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { visitorOf } from "../auth/public.ts";
import type { ServiceCaseService } from "./service.ts";

export function serviceCaseRoutes({ environment, clock }: Dependencies, cases: ServiceCaseService): Call[] {
  return [
    call(serveCreateServiceCase, async ({ scope, params, body, request }) => ({
      serviceCase: await cases.create(scope, { ...body, type: params.type }, visitorOf(request, environment).brand),
    })),
    call(serveGetServiceCases, ({ scope, query: { page, ...filter } }) => cases.list(scope, filter, page)),
    call(serveGetServiceCasesCsv, async ({ scope, query, reply }) => {
      const file = await cases.csv(scope, query);
      const day = berlinDate(clock.now().getTime());
      reply.header("content-disposition", `attachment; filename="anfragen-an-uns-${day}.csv"`);
      reply.type("text/csv; charset=utf-8");
      return file;
    }),
    call(serveGetServiceCase, async ({ scope, params }) => ({ serviceCase: await cases.read(scope, params.id) })),
    call(serveAddServiceCaseMessage, async ({ scope, params, body }) => ({
      serviceCase: await cases.write(scope, { id: params.id, event: "message", ...body }),
    })),
    call(serveCloseServiceCase, async ({ scope, params }) => ({
      serviceCase: await cases.write(scope, { id: params.id, event: "close" }),
    })),
    call(serveReopenServiceCase, async ({ scope, params }) => ({
      serviceCase: await cases.write(scope, { id: params.id, event: "reopen" }),
    })),
  ];
}
