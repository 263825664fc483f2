/** Calls on texts and files for websites (Specification §7 "updateWebsiteFiles"). */
import { create } from "content-disposition";
import { visitorOf } from "../../auth/public.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import {
  serveAnswerWebsiteHandover,
  serveGetWebsiteFile,
  serveGetWebsiteHandovers,
  serveGetWebsiteHandoversCsv,
  serveRestoreWebsiteHandover,
  serveTakeBackWebsiteHandover,
  serveUpdateWebsiteFiles,
} from "./calls.ts";
import type { HandoverService } from "./service.ts";

export const handoverRoutes = ({ environment }: Dependencies, handovers: HandoverService): Call[] => [
  call(serveUpdateWebsiteFiles, async ({ scope, body, request }) => ({
    handover: await handovers.handOver(scope, body, visitorOf(request, environment).brand),
  })),
  call(serveGetWebsiteHandovers, ({ scope, query }) => handovers.list(scope, query)),
  call(serveGetWebsiteHandoversCsv, async ({ scope, query, reply }) => {
    reply
      .header("content-disposition", 'attachment; filename="website-uebergaben.csv"')
      .type("text/csv; charset=utf-8");
    return handovers.csv(scope, query.search);
  }),
  call(serveAnswerWebsiteHandover, async ({ scope, params, body }) => ({
    handover: await handovers.write(scope, { id: params.id, event: "answer", content: body }),
  })),
  call(serveTakeBackWebsiteHandover, async ({ scope, params }) => ({
    handover: await handovers.write(scope, { id: params.id, event: "take_back" }),
  })),
  call(serveRestoreWebsiteHandover, async ({ scope, params }) => ({
    handover: await handovers.write(scope, { id: params.id, event: "restore" }),
  })),
  call(serveGetWebsiteFile, async ({ scope, params, reply }) => {
    const { bytes, name } = await handovers.file(scope, params.id);
    reply.header("content-disposition", create(name === "" ? "Datei" : name, { type: "attachment" }));
    reply.header("content-security-policy", "default-src 'none'; sandbox").type("application/octet-stream");
    return bytes;
  }),
];
