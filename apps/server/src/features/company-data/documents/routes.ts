/** Calls on documents (Specification §7 "getDocuments", "downloadDocument"). */
import type { FastifyReply, FastifyRequest } from "fastify";
import { create } from "content-disposition";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { byteRange } from "./byte-range.ts";
import {
  serveDownloadDocument,
  serveDownloadDocumentsOfYear,
  serveGetDocuments,
  serveGetDocumentsCsv,
  serveMarkDocumentOpened,
} from "./calls.ts";
import type { DocumentRow } from "./repository.ts";
import type { DocumentService } from "./service.ts";
import { fileNameOf } from "./zip.ts";

export function documentRoutes({ files }: Pick<Dependencies, "files">, documents: DocumentService): Call[] {
  /** The bytes as the request asks for them; 304 if it has them. The bytes of a storage key never change. */
  async function send(request: FastifyRequest, reply: FastifyReply, row: DocumentRow): Promise<unknown> {
    const { bytes, storage_key: key } = row;
    const tag = `"${key}"`;
    reply.header("etag", tag).header("accept-ranges", "bytes");
    const { range, "if-range": ifRange, "if-none-match": known } = request.headers;
    if (known?.includes(tag)) return reply.code(304).send();
    // A part of other bytes than those that the reader began with would be useless.
    const part = byteRange(ifRange === undefined || ifRange === tag ? range : undefined, bytes);
    if (part === "none") {
      reply.header("content-range", `bytes */${bytes}`);
      throw new Problem("documents.range_not_satisfiable");
    }
    const { start, end } = part === "whole" ? { start: 0, end: bytes - 1 } : part;
    const stream = await files.stream(key, { start, end });
    if (part !== "whole") reply.code(206).header("content-range", `bytes ${start}-${end}/${bytes}`);
    reply.type("application/pdf").header("content-length", end - start + 1);
    return stream;
  }

  return [
    call(serveGetDocuments, ({ scope, query }) => documents.list(scope, query)),
    call(serveGetDocumentsCsv, async ({ scope, query, reply }) => {
      const csv = await documents.csv(scope, query);
      reply.header("content-disposition", 'attachment; filename="dokumente.csv"').type("text/csv; charset=utf-8");
      return csv;
    }),
    call(serveDownloadDocument, async ({ scope, query, request, reply }) => {
      const row = await documents.find(scope, query);
      const type = query.view === "1" ? "inline" : "attachment";
      reply.header("content-disposition", create(fileNameOf(row), { type }));
      return send(request, reply, row);
    }),
    call(serveDownloadDocumentsOfYear, async ({ scope, query, reply }) => {
      const zip = await documents.zipOfYear(scope, query.year);
      reply.header("content-disposition", `attachment; filename="dokumente-${query.year}.zip"`).type("application/zip");
      return zip;
    }),
    call(serveMarkDocumentOpened, async ({ scope, body }) => {
      await documents.markOpened(scope, body);
      return {};
    }),
  ];
}
