/** What other sites embed: a script with a company's data in it, or a picture. It sets no cookie and counts nobody. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { EmbedType } from "@portal/contract/pages/embed";
import type { FastifyReply, FastifyRequest } from "fastify";
import { send } from "../http/errors.ts";
import { escapeScript } from "../http/escape-html.ts";
import { Problem } from "../problem.ts";

const ENCODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof ENCODINGS;

export type Embed = { readonly tag: string; readonly text: string; compressed(encoding: Encoding): Promise<Buffer> };

const TYPES: Record<EmbedType, string> = {
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

/** Compressed once for each encoding, for every request that gets it. */
export function embedOf(text: string): Embed {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    tag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
    text,
    compressed: (encoding) => (made[encoding] ??= ENCODINGS[encoding](text)),
  };
}

/** The best encoding that a client takes; "gzip;q=0" refuses one. */
const encodingFor = (accepted: string): Encoding | undefined =>
  (["br", "gzip"] as const).find((encoding) =>
    new RegExp(`(?:^|[\\s,])${encoding}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`, "i").test(accepted),
  );

/** Built code behind the data that it reads from a variable. Nothing in the data ends the script. */
export const scriptWith = (variable: string, data: object, code: string): string =>
  `(()=>{const ${variable}=${escapeScript(JSON.stringify(data))};${code}})();`;

/** A script of the build, such as `widget.js`; null in a build without it, as in most tests. */
export const builtScript = (folder: string | undefined, name: string): Promise<string | null> =>
  folder === undefined ? Promise.resolve(null) : readFile(join(folder, "pages", name), "utf8").catch(() => null);

const NAME = /^([1-9]\d{0,15})\.(js|svg)$/;

/** The company and type of a file name such as `4711.js`; undefined for any other name. */
export function embedNamed(file: string): { companyId: number; type: EmbedType } | undefined {
  const [, digits, type] = NAME.exec(file) ?? [];
  const companyId = Number(digits);
  return Number.isSafeInteger(companyId) ? { companyId, type: type as EmbedType } : undefined;
}

/** Any site may load it, and caches may keep it for `seconds`; 304 for who has this version. */
export async function sendEmbed(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, text, compressed }: Embed,
  { type, seconds }: { type: EmbedType; seconds: number },
): Promise<unknown> {
  reply
    .header("cache-control", `public, max-age=${seconds}`)
    .header("etag", tag)
    .header("vary", "accept-encoding")
    .header("cross-origin-resource-policy", "cross-origin")
    .header("access-control-allow-origin", "*")
    .type(TYPES[type]);
  if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers["accept-encoding"]?.toString() ?? "");
  if (encoding === undefined) return reply.send(text);
  return reply.header("content-encoding", encoding).send(await compressed(encoding));
}

/** For a name that no embed has. Nobody keeps the answer. */
export const sendNoEmbed = (reply: FastifyReply): FastifyReply =>
  send(reply.header("cache-control", "no-store"), new Problem("request.not_found"));
