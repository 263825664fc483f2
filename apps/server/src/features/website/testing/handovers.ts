/** Tests of hand-overs: uploads as a browser sends them, and a company with a website. */
import { randomUUID } from "node:crypto";
import { type TemporaryFile, UPLOAD_FIELD, uploadTemporaryFile } from "@portal/contract/entry/files/calls";
import { getWebsiteHandovers, updateWebsiteFiles } from "@portal/contract/website/files/calls";
import { aWebsite } from "@portal/db/factories/websites";
import { beforeEach } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { advanceHandover } from "../files/advance.ts";

export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Uploads a file for a website; a browser's own type counts for nothing. */
export async function uploadFor(client: TestClient, accountId: number, bytes: Buffer, name = "Team.png") {
  const boundary = "----portal-test";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${UPLOAD_FIELD}"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  const reply = await client.send({
    method: "POST",
    path: uploadTemporaryFile.path,
    accountId,
    query: { purpose: "website_file" },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  });
  return { ...reply, body: reply.body as TemporaryFile };
}

/** Before each test a new company with a website, and its owner. */
export function handoverTest() {
  const { test, app, mailbox } = apiTest();
  let owner: Member;
  let website: number;
  beforeEach(async () => {
    owner = await app.logInMember({ products: ["WEB-M"] });
    website = (await aWebsite(app.db, { company_id: owner.company.id })).id;
  });
  const accountId = (): number => owner.company.id;
  const handOver = (given: object = {}, by = owner.client) =>
    by.call(updateWebsiteFiles, {
      body: { website, text: "Bitte das neue Team zeigen.", key: randomUUID(), ...given },
      accountId: accountId(),
    });
  return {
    test,
    app,
    mailbox,
    owner: () => owner,
    website: () => website,
    accountId,
    handOver,
    upload: async (name?: string, bytes = PNG) => (await uploadFor(owner.client, accountId(), bytes, name)).body.marker,
    list: (page = "1", search = "") =>
      owner.client.call(getWebsiteHandovers, { query: { page, search }, accountId: accountId() }),
    /** What the provider does with a hand-over. */
    provider: (id: number, event: "take" | "ask" | "finish", text = "") =>
      app.db.transaction().execute((trx) =>
        advanceHandover(app.dependencies, trx, {
          id,
          event,
          text,
          fileIds: [],
          key: null,
          companyId: null,
          author: "provider",
          userId: null,
        }),
      ),
  };
}
