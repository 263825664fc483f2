/** A client generated from the OpenAPI document, as somebody outside makes it, type-checks and logs in. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../../../..");
const run = promisify(execFile);
const { test, app } = apiTest();
let folder: string;

/** Logs in, reads the own profile and a company that does not exist; prints what came back. */
const CLIENT = `
import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";

declare const process: { argv: string[] };
const [, , baseUrl = "", login = "", password = ""] = process.argv;
const cookies = new Map<string, string>();
const client = createClient<paths>({ baseUrl });
client.use({
  onRequest({ request }) {
    request.headers.set("cookie", [...cookies].map(([name, value]) => name + "=" + value).join("; "));
    request.headers.set("x-xsrf-token", cookies.get("XSRF-TOKEN") ?? "");
  },
  onResponse({ response }) {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  },
});

await client.GET("/api/service/getNotifications");
// @ts-expect-error the document says that a login needs a password
const refused = await client.POST("/api/auth/login", { body: { login } });
const { data } = await client.POST("/api/auth/login", { body: { login, password } });
const profile = await client.GET("/api/user/data/profile");
const foreign = await client.GET("/api/customer/getSalesForceEntry", { params: { query: { accountId: 4711 } } });
const name: string | undefined = data?.user.login;
const shown: string | undefined = profile.data?.profile.login;
const code = foreign.error?.errors[0]?.code;
// @ts-expect-error the document says that this call never answers such a code
const impossible = code === "auth.invalid_credentials";
console.log(JSON.stringify({ refused: refused.response.status, name, shown, code, impossible }));
`;

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "esnext",
    module: "nodenext",
    lib: ["esnext", "dom", "dom.iterable"],
    types: [],
    allowImportingTsExtensions: true,
  },
  include: ["client.ts"],
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "portal-client-"));
  await symlink(path.join(PROJECT, "node_modules"), path.join(folder, "node_modules"));
  const { raw } = await app.anonymous().send({ method: "GET", path: "/api/openapi.json", xsrf: false });
  await writeFile(path.join(folder, "schema.ts"), astToString(await openapiTS(raw.body)));
  await writeFile(path.join(folder, "client.ts"), CLIENT);
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
});
afterAll(() => rm(folder, { recursive: true }));

test("the generated types and a client that uses them compile", { timeout: 60_000 }, async () => {
  const compiler = path.join(PROJECT, "node_modules/typescript/bin/tsc");
  const { stdout } = await run(process.execPath, [compiler, "-p", folder]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe("");
});

test("the client logs in, reads its profile and gets a code for a foreign company", async () => {
  const user = await aUser(app.db);
  const baseUrl = await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  const { stdout } = await run(process.execPath, [path.join(folder, "client.ts"), baseUrl, user.login, TEST_PASSWORD]);
  expect(JSON.parse(stdout)).toEqual({
    refused: 400,
    name: user.login,
    shown: user.login,
    code: "account_not_available",
    impossible: false,
  });
});
