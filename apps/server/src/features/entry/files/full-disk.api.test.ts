/** What an upload answers where the disk has no room, in a process that the system lets write small files only. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { UPLOAD_FIELD, uploadTemporaryFile } from "@portal/contract/entry/files/calls";
import { expect, onTestFinished } from "vitest";
import { startServerProcess } from "../../../testing/faults/server-process.ts";
import { apiTest } from "../../../testing/fixture.ts";
import { pdf } from "../testing/pdf.ts";

const { test, app } = apiTest();
/** At most 64 KB. */
const LARGEST_FILE_BLOCKS = 64;
const LARGE_BYTES = 200_000;

test("a full disk is 503 with the time to wait, leaves no bytes, and smaller files still fit", async ({ owner }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-full-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { DATABASE_URL, SESSION_SECRET } = app.dependencies.environment;
  const settings = { DATABASE_URL, SESSION_SECRET, DATA_DIR: folder };
  const { port } = await startServerProcess(settings, { largestFile: LARGEST_FILE_BLOCKS });
  const { client, company } = owner;

  const upload = (bytes: Buffer): Promise<Response> => {
    const body = new FormData();
    body.append(UPLOAD_FIELD, new Blob([new Uint8Array(bytes)]), "preise.pdf");
    return fetch(`http://127.0.0.1:${port}${uploadTemporaryFile.path}?accountId=${company.id}&purpose=document`, {
      method: "POST",
      headers: {
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-xsrf-token": client.cookies.get("XSRF-TOKEN") ?? "",
      },
      body,
    });
  };
  const refused = await upload(pdf(LARGE_BYTES));
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      errors: [{ code: "server.unavailable", message: expect.stringContaining("versuchen Sie es gleich erneut") }],
      requestId: refused.headers.get("x-request-id"),
    },
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(readdirSync(path.join(folder, "files"), { recursive: true })).toEqual(["incomplete"]);

  expect((await upload(pdf())).status).toBe(200);
  expect(readdirSync(path.join(folder, "files"))).toHaveLength(2);
}, 120_000);
