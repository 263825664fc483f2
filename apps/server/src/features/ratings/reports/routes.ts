/** Calls on reports of marketing packages (Specification §7 "marketing-packages/reports"). */
import type { FastifyReply } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { pdfAttachment } from "../../../platform/files/attachment.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { requireSameCompany } from "../../../platform/http/same-company.ts";
import { serveDownloadReport, serveGetReportFile, serveRetrieveLatestReports } from "./calls.ts";
import { createReportService } from "./service.ts";

export function reportRoutes(dependencies: Dependencies): Call[] {
  const reports = createReportService(dependencies);
  return [
    call(serveRetrieveLatestReports, async ({ scope, body }) => {
      requireSameCompany(scope, body.companyId);
      return { packages: await reports.latest(scope) };
    }),
    call(serveDownloadReport, async ({ scope, body, reply }) =>
      asFile(reply, await reports.file(scope, body.download)),
    ),
    call(serveGetReportFile, async ({ scope, params, reply }) =>
      asFile(reply, await reports.file(scope, params.download)),
    ),
  ];
}

function asFile(reply: FastifyReply, { title, pdf }: { title: string; pdf: Buffer }): Buffer {
  void reply.header("content-disposition", pdfAttachment(title)).type("application/pdf");
  return pdf;
}
