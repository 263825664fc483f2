/** Pages that are sent more than once are compressed once. */
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { allowStyles } from "./page-styles.ts";

const compress = promisify(brotliCompress);

export type SentPage = {
  readonly html: string;
  /** The styles that it holds: `stylesOf`. */
  readonly styles: string | null;
  /** Brotli's level: 11 takes fifty times as long as 5 and saves a tenth. */
  readonly quality: 5 | 11;
  brotli?: Promise<Buffer>;
};

/** Sends a page as brotli where the browser takes it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage): Promise<unknown> {
  allowStyles(reply, page.styles);
  if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(page.html);
  page.brotli ??= compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: page.quality } });
  return reply.header("content-encoding", "br").send(await page.brotli);
}
