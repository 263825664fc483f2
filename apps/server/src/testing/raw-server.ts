/** The server behind a real port, with a web folder, for requests over raw sockets: `const { get } = rawServerTest();`. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { apiTest } from "./fixture.ts";
import { listen, type RawReply, requestHead, sendBytes } from "./raw-request.ts";
import type { Member } from "./test-app.ts";

/** The text of a file beside the web folder, which no request may reach. */
export const SECRET = "geheim";

/** The functions may be called once the tests run. */
export function rawServerTest() {
  let folder = "";
  let port = 0;
  let member: Member;

  const { test, app } = apiTest({ environment: async () => ({ WEB_DIST: await makeWeb() }) });
  async function makeWeb(): Promise<string> {
    folder = await mkdtemp(join(tmpdir(), "portal-web-"));
    const web = join(folder, "web");
    await mkdir(web);
    await writeFile(join(web, "index.html"), '<html data-brand="%THEME%"><title>%TITLE%</title>');
    await writeFile(join(folder, "portal-outside.txt"), SECRET);
    return web;
  }
  beforeAll(async () => {
    port = await listen(app.fastify);
    member = await app.logInMember();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const cookieHeader = (): string =>
    `Cookie: ${[...member.client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")}`;
  const loggedIn = (): string[] => [cookieHeader(), `X-XSRF-TOKEN: ${member.client.cookies.get("XSRF-TOKEN")}`];
  const send = (...pieces: (string | Buffer)[]): Promise<RawReply> => sendBytes(port, ...pieces);
  return {
    test,
    app,
    /** A logged-in owner of a company. */
    member: () => member,
    /** The header with the member's cookies. */
    cookieHeader,
    /** The headers of a call by that member. */
    loggedIn,
    port: () => port,
    /** Sends bytes as they stand. */
    send,
    get: (target: string, headers = loggedIn()): Promise<RawReply> => send(requestHead("GET", target, headers)),
  };
}

/** The first code of an error body. */
export const codeOf = ({ body }: RawReply): string | undefined =>
  (JSON.parse(body) as { errors?: { code: string }[] }).errors?.[0]?.code;
