/** Tests of web banners: a company with a banner, its uploads, and the provider's steps. Imported by tests only. */
import { randomUUID } from "node:crypto";
import { type TemporaryFile, UPLOAD_FIELD, uploadTemporaryFile } from "@portal/contract/entry/files/calls";
import {
  getCompanyWebBanners,
  updateCompanyWebBannerStatus,
  updateWebBannerFiles,
} from "@portal/contract/web-banners/calls";
import type { BannerAction, StatusAction } from "@portal/contract/web-banners/states";
import { aWebBanner } from "@portal/db/factories/web-banners";
import { beforeEach } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { advanceBanner } from "../banners/advance.ts";
import { still } from "./banner-files.ts";

/** Uploads a banner's file as a browser sends it; its own type counts for nothing. */
export async function uploadBanner(client: TestClient, accountId: number, bytes: Buffer, name = "Herbst.png") {
  const boundary = "----portal-test";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${UPLOAD_FIELD}"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  const reply = await client.send({
    method: "POST",
    path: uploadTemporaryFile.path,
    accountId,
    query: { purpose: "web_banner" },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  });
  return { ...reply, body: reply.body as TemporaryFile };
}

/** Before each test a new company with a banner that waits for its files, and its owner. */
export function bannerTest() {
  const { test, app, mailbox } = apiTest();
  let owner: Member;
  let banner: number;
  beforeEach(async () => {
    owner = await app.logInMember({ products: ["WBAN"] });
    banner = (await aWebBanner(app.db, { company_id: owner.company.id })).id;
  });
  const accountId = (): number => owner.company.id;
  const upload = async (bytes?: Buffer, name?: string): Promise<string> =>
    (await uploadBanner(owner.client, accountId(), bytes ?? (await still("png")), name)).body.marker;
  return {
    test,
    app,
    mailbox,
    owner: () => owner,
    banner: () => banner,
    accountId,
    upload,
    handOver: async (given: { files?: string[]; banner?: number; key?: string } = {}, by = owner.client) =>
      by.call(updateWebBannerFiles, {
        body: { banner, key: randomUUID(), ...given, files: given.files ?? [await upload()] },
        accountId: accountId(),
      }),
    act: (action: StatusAction, body: { reason?: string; version?: number } = {}, by = owner.client, id = banner) =>
      by.call(updateCompanyWebBannerStatus, { params: { id: String(id), action }, body, accountId: accountId() }),
    list: async (by = owner.client) => {
      const { body } = await by.call(getCompanyWebBanners, { accountId: accountId() });
      return body.flavours;
    },
    /** What the provider does with the banner. */
    provider: (action: BannerAction, reason = "", id = banner) =>
      app.db.transaction().execute((trx) =>
        advanceBanner(app.dependencies, trx, {
          id,
          action,
          reason,
          author: "provider",
          userId: null,
          companyId: null,
        }),
      ),
  };
}
