/**
 * The floor: as little as answers the same calls. `node:http`, `pg` with prepared statements, a cookie signed by HMAC,
 * one SQL statement an answer (B), plus one SELECT of the session with BARE_SESSION=1 (BS). No rights, no validation.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import http from "node:http";
import pg from "pg";
import { accountAnswer, entryAnswer, loginAnswer, saveAnswer } from "./bare-answers.ts";

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] ?? "", max: 10 });
const secret = process.env["BARE_SECRET"] ?? "";
const withSession = process.env["BARE_SESSION"] === "1";
const SESSION = "select user_id, expires_at, revoked_at from sessions where handle = $1";

/** Cookie `b=<company>.<session handle>.<signature>`. */
async function companyOf(request: http.IncomingMessage): Promise<number> {
  const [company = "", handle = "", signature = ""] = (request.headers.cookie ?? "").slice("b=".length).split(".");
  const expected = createHmac("sha256", secret).update(`${company}.${handle}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, "base64url"))) throw new Error("forged cookie");
  if (withSession) {
    const { rows } = await pool.query({ name: "session", text: SESSION, values: [handle] });
    if (rows[0].revoked_at !== null || rows[0].expires_at <= new Date()) throw new Error("no session");
  }
  return Number(company);
}

function bodyOf(request: http.IncomingMessage): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>));
    request.on("error", reject);
  });
}

async function answer(request: http.IncomingMessage): Promise<unknown> {
  const path = (request.url ?? "").split("?")[0] ?? "";
  if (path === "/api/auth/login") return loginAnswer(pool, await bodyOf(request));
  const company = await companyOf(request);
  if (path.startsWith("/api/customer/account/")) return accountAnswer(pool, company);
  if (path === "/api/customer/getSalesForceEntry") return entryAnswer(pool, company);
  if (path === "/api/customer/updateEntryAboutUs") return saveAnswer(pool, company, await bodyOf(request));
  throw new Error(`unknown path ${path}`);
}

const server = http.createServer((request, response) => {
  answer(request).then(
    (body) => {
      const text = JSON.stringify(body);
      response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
      response.end(text);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.send?.("listening"));
process.on("SIGTERM", () => {
  server.close(() => void pool.end().then(() => process.exit()));
  server.closeAllConnections();
});
