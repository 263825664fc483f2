/** The calls of awards. */
import { brandForHost } from "@portal/contract/brands/brands";
import { create as contentDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { originOf } from "../../../platform/http/origin-of.ts";
import { requireSameCompany } from "../../../platform/http/same-company.ts";
import { serveDownloadPdfSignet, serveDownloadTopEmployerBadge, serveGetAwardProof, serveGetAwards } from "./calls.ts";
import type { AwardFile } from "./files.ts";
import type { AwardsService } from "./service.ts";

function sendFile(reply: FastifyReply, { bytes, type, name }: AwardFile): Buffer {
  const plain = name.replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cs}]+/gu, "-");
  void reply.header("content-disposition", contentDisposition(plain, { type: "attachment" })).type(type);
  return bytes;
}

export const awardsRoutes = ({ environment }: Dependencies, service: AwardsService): Call[] => {
  const lookOf = (request: FastifyRequest) => {
    const brand = brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
    return { brand, origin: originOf(request, brand, environment) };
  };
  return [
    call(serveGetAwards, async ({ scope, request }) => ({
      awards: await service.awards(scope, lookOf(request).origin),
    })),
    call(serveDownloadPdfSignet, async ({ scope, body, request, reply }) => {
      requireSameCompany(scope, body.companyId);
      return sendFile(reply, await service.signet(scope, body.format, lookOf(request)));
    }),
    call(serveDownloadTopEmployerBadge, async ({ scope, body, request, reply }) => {
      requireSameCompany(scope, body.companyId);
      return sendFile(reply, await service.topEmployer(scope, body.format, lookOf(request)));
    }),
    call(serveGetAwardProof, ({ params }) => service.proofs(params.id)),
  ];
};
