/** The limit of uploads that run at once, over two servers, one of which is killed. */
import { type ClientRequest, request } from "node:http";
import { uploadTemporaryFile } from "@portal/contract/entry/files/calls";
import { uploadProfileImage } from "@portal/contract/user-area/profile";
import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { startServerProcess } from "../../../testing/faults/server-process.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { jpeg, multipart } from "../testing/images.ts";
import { upload } from "../testing/uploads.ts";

const AT_ONCE = 2;
const environment = { UPLOADS_AT_ONCE: String(AT_ONCE) };
const { test, app } = apiTest({ environment });

const running = async (): Promise<number> => {
  const { rows } = await sql`select key from rate_limits where key like 'slot:all-uploads:%'`.execute(app.db);
  return rows.length;
};

/** An upload whose body does not end. */
async function beginUpload(port: number, { client, company }: Member): Promise<ClientRequest> {
  const { payload, headers } = multipart({ bytes: await jpeg() });
  const begun = request({
    port,
    method: "POST",
    path: `${uploadTemporaryFile.path}?accountId=${company.id}`,
    headers: {
      ...headers,
      "content-length": payload.length,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-xsrf-token": client.cookies.get("XSRF-TOKEN") ?? "",
    },
  }).on("error", () => {});
  onTestFinished(() => void begun.destroy());
  begun.write(payload.subarray(0, 100));
  return begun;
}

test("uploads at once are limited for all servers together; those of a killed server are free again", async () => {
  const { DATABASE_URL, SESSION_SECRET } = app.dependencies.environment;
  const other = await startServerProcess({ DATABASE_URL, SESSION_SECRET, ...environment });
  const [anna, boris, clara] = [await app.logInMember(), await app.logInMember(), await app.logInMember()];
  const bytes = await jpeg();
  const uploadHere = () => upload(anna.client, anna.company.id, { bytes });
  expect((await uploadHere()).status).toBe(200);
  const half = [await beginUpload(other.port, boris), await beginUpload(other.port, clara)];
  await expect.poll(running, { timeout: 20_000 }).toBe(AT_ONCE);

  const profileImage = { method: "POST", path: uploadProfileImage.path, ...multipart({ bytes }) };
  for (const reply of [await uploadHere(), await anna.client.send(profileImage)]) {
    expect([reply.status, reply.body]).toMatchObject([
      503,
      { errors: [{ code: "files.busy", message: expect.stringContaining("Gerade laden sehr viele Menschen") }] },
    ]);
    expect(Number(reply.raw.headers["retry-after"])).toBeGreaterThan(0);
  }
  // One that ends, for whatever reason, makes room at once.
  half[0]?.destroy();
  await expect.poll(async () => (await uploadHere()).status, { timeout: 20_000 }).toBe(200);

  await beginUpload(other.port, boris);
  await expect.poll(running, { timeout: 20_000 }).toBe(AT_ONCE);
  other.child.kill("SIGKILL");
  await other.ended;
  expect((await uploadHere()).codes).toEqual(["files.busy"]);
  await expect.poll(async () => (await uploadHere()).status, { timeout: 40_000, interval: 500 }).toBe(200);
}, 180_000);
