/** Documents: a PDF is stored unchanged and served as a download under its title. */
import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import * as images from "../testing/images.ts";
import { pdf } from "../testing/pdf.ts";
import { fetchBytes, upload } from "../testing/uploads.ts";

const { test, app } = apiTest();

async function someone() {
  const { client, company, userId } = await app.logInMember();
  return { client, userId, accountId: company.id };
}
type Someone = Awaited<ReturnType<typeof someone>>;

/** Uploads a document, saves it under a title, and returns its public address. */
async function publish({ client, accountId }: Someone, title: string): Promise<string> {
  const { body } = await upload(client, accountId, { bytes: pdf(), name: "scan0001.pdf" }, "document");
  const { versions } = (await client.call(getSalesForceEntry, { accountId })).body.entry;
  const documents = [{ file: body.marker, title }];
  await client.call(saveCallOf("documents"), { accountId, body: { version: versions.documents, documents } });
  const { entry } = (await client.call(getSalesForceEntry, { accountId })).body;
  return entry.documents.documents[0]?.Url ?? "";
}

describe("an uploaded PDF", () => {
  test("is stored byte for byte and shown to its uploader only", async () => {
    const anna = await someone();
    const { status, body } = await upload(
      anna.client,
      anna.accountId,
      { bytes: pdf(), name: "Preise.pdf" },
      "document",
    );
    expect([status, body]).toEqual([
      200,
      {
        marker: expect.stringMatching(/^tmpfile-[0-9A-Za-z]{22}$/),
        url: `/api/customer/temporary-files/${body.marker}?accountId=${anna.accountId}`,
        thumbnailUrl: null,
        width: 0,
        height: 0,
        mediaType: "application/pdf",
        bytes: pdf().length,
      },
    ]);
    const { bytes, headers } = await fetchBytes(anna.client, body.url);
    expect(bytes.equals(pdf())).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename=Preise.pdf",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    const bob = await someone();
    for (const accountId of [anna.accountId, bob.accountId]) {
      const url = body.url.replace(/accountId=\d+/, `accountId=${accountId}`);
      expect((await fetchBytes(bob.client, url)).status).toBe(404);
    }
    expect((await fetchBytes(anna.client, `${body.url}&size=thumbnail`)).status).toBe(404);
  });

  test.each([
    ["a web page with a PDF after it", Buffer.concat([Buffer.from("<script>1</script>"), pdf()]), 415],
    ["text that only begins like one", Buffer.from("%PDF-9.9 hallo"), 415],
    ["a truncated PDF", pdf(5000).subarray(0, 3000), 400],
    ["a PDF with 2,000 bytes after its end", Buffer.concat([pdf(), Buffer.alloc(2000, "x")]), 400],
    ["one larger than 10 MB", pdf(UPLOAD_RULES.document.bytes), 413],
  ])("%s is refused", async (_what, bytes, status) => {
    const { client, accountId, userId } = await someone();
    const reply = await upload(client, accountId, { bytes }, "document");
    const { tooLarge, typeNotAllowed } = UPLOAD_RULES.document;
    const expected = {
      400: ["files.unreadable", "Das Dokument ist unvollständig. Bitte laden Sie es erneut hoch."],
      413: ["files.too_large", tooLarge],
      415: ["files.type_not_allowed", typeNotAllowed],
    }[status];
    const errors = [{ code: expected?.[0], field: "file", message: expected?.[1] }];
    expect([reply.status, reply.body]).toEqual([status, { errors }]);
    expect(await app.db.selectFrom("files").select("id").where("user_id", "=", userId).execute()).toEqual([]);
  });
});

describe("a saved document", () => {
  test("is downloaded under its title, and under the new one after renaming", async () => {
    const anna = await someone();
    const url = await publish(anna, "Preisliste Herbst & Übersicht");
    const { status, headers, bytes } = await fetchBytes(app.anonymous(), url);
    expect([status, bytes.equals(pdf())]).toEqual([200, true]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, no-cache",
    });
    expect(headers["content-disposition"]).toContain(
      `filename*=UTF-8''${encodeURIComponent("Preisliste Herbst & Übersicht.pdf")}`,
    );
    const documents = [{ file: url, title: "Preise" }];
    await anna.client.call(saveCallOf("documents"), { accountId: anna.accountId, body: { version: 2, documents } });
    const renamed = await fetchBytes(app.anonymous(), url);
    expect(renamed.headers["content-disposition"]).toBe("attachment; filename=Preise.pdf");
  });

  test.each([
    ['a" b\\c', '"a- b-c.pdf"'],
    ["../../etc/passwd", "-..-etc-passwd.pdf"],
    ["Preise 2025/26", '"Preise 2025-26.pdf"'],
    ["Liste.PDF", "Liste.pdf"],
    [".pdf", "Dokument.pdf"],
  ])("titled %j has a harmless name", async (title, name) => {
    const url = await publish(await someone(), title);
    const { headers, status } = await fetchBytes(app.anonymous(), url);
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toBe(`attachment; filename=${name}`);
  });

  test("has no thumbnail", async () => {
    const url = await publish(await someone(), "Preise");
    expect((await fetchBytes(app.anonymous(), `${url}-480`)).status).toBe(404);
  });
});

test("an image is refused as a document, and a document as a photo, whatever the marker says", async () => {
  const { client, accountId } = await someone();
  const photo = await upload(client, accountId, { bytes: await images.png() }, "photo");
  const reply = await client.call(saveCallOf("documents"), {
    accountId,
    body: { version: 1, documents: [{ file: photo.body.marker, title: "Preise" }] },
  });
  expect([reply.status, reply.codes]).toEqual([404, ["files.not_found"]]);
  expect(reply.body).toMatchObject({ errors: [{ field: "documents.0.file" }] });
});
