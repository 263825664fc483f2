/**
 * Which files a save may name, and their life: adopted once, kept for history and undo, swept when nothing names them.
 */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { undoEntryChange } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { type TemporaryFile, thumbnailOf, type UploadPurpose } from "@portal/contract/entry/files/calls";
import { anImportDifference } from "@portal/db/factories/import-differences";
import { describe, expect } from "vitest";
import { sweepFiles } from "../../../platform/files/sweep/sweep.ts";
import { apiTest } from "../../../testing/fixture.ts";
import { logoAndSlogan } from "../testing/bodies.ts";
import { jpeg } from "../testing/images.ts";
import { pdf } from "../testing/pdf.ts";
import { fetchBytes, upload } from "../testing/uploads.ts";

const HOUR = 3_600_000;
const { test, app } = apiTest();

type Item = { file: string; alt?: string; title?: string };

async function someone() {
  const { client, companyIds, userId } = await app.logInPerson({ companies: [{}, {}] });
  const [accountId, otherId] = companyIds as [number, number];
  const versions = async (id: number) => (await client.call(getSalesForceEntry, { accountId: id })).body.entry.versions;
  return {
    client,
    userId,
    accountId,
    otherId,
    uploaded: async (purpose: UploadPurpose): Promise<TemporaryFile> => {
      const bytes = purpose === "document" ? pdf() : await jpeg(1000, 500);
      return (await upload(client, accountId, { bytes }, purpose)).body;
    },
    savePhotos: async (items: Item[], id = accountId) =>
      client.call(saveCallOf("media"), {
        accountId: id,
        body: { version: (await versions(id)).media, photos: items.map(({ file, alt = "" }) => ({ file, alt })) },
      }),
    saveDocuments: async (items: Item[]) =>
      client.call(saveCallOf("documents"), {
        accountId,
        body: {
          version: (await versions(accountId)).documents,
          documents: items.map(({ file, title = "Preise" }) => ({ file, title })),
        },
      }),
    photos: async () => (await client.call(getSalesForceEntry, { accountId })).body.entry.media.photos,
    documents: async () => (await client.call(getSalesForceEntry, { accountId })).body.entry.documents.documents,
    undo: (changeId: number | null) =>
      client.call(undoEntryChange, { accountId, body: { changeId: changeId as number } }),
  };
}

const refusalAt = (...fields: string[]) => [
  404,
  {
    errors: fields.map((field) => ({
      code: "files.not_found",
      field,
      message: "Die hochgeladene Datei ist nicht mehr da. Bitte laden Sie sie erneut hoch.",
    })),
  },
];

describe("a saved photo", () => {
  test("is public at once, with its thumbnail, under the addresses in the entry", async () => {
    const anna = await someone();
    const { marker, url, thumbnailUrl } = await anna.uploaded("photo");
    expect((await anna.savePhotos([{ file: marker, alt: "Werkstatt" }])).status).toBe(200);
    const [photo] = await anna.photos();
    expect(photo).toEqual({ Url: expect.stringMatching(/^\/media\//), alt: "Werkstatt", width: 1000, height: 500 });
    const large = await fetchBytes(app.anonymous(), photo?.Url ?? "");
    const small = await fetchBytes(app.anonymous(), thumbnailOf(photo?.Url ?? ""));
    expect([large.status, small.status]).toEqual([200, 200]);
    expect(small.bytes.length).toBeLessThan(large.bytes.length);
    expect(small.headers["cache-control"]).toBe("public, no-cache");
    for (const gone of [url, thumbnailUrl]) expect((await fetchBytes(anna.client, gone ?? "")).status).toBe(404);
  });

  test("keeps position, size and file when only order and texts change", async () => {
    const anna = await someone();
    const [one, two] = [await anna.uploaded("photo"), await anna.uploaded("photo")];
    await anna.savePhotos([{ file: one.marker, alt: "eins" }, { file: two.marker }]);
    const [first, second] = await anna.photos();
    const order = [
      { file: second?.Url ?? "", alt: "zwei" },
      { file: first?.Url ?? "", alt: "eins" },
    ];
    expect((await anna.savePhotos(order)).status).toBe(200);
    expect(await anna.photos()).toEqual([{ ...second, alt: "zwei" }, first]);
  });

  test("a photo that somebody removed meanwhile can be put back by its address", async () => {
    const anna = await someone();
    await anna.savePhotos([{ file: (await anna.uploaded("photo")).marker, alt: "Laden" }]);
    const [photo] = await anna.photos();
    await anna.savePhotos([]);
    expect((await anna.savePhotos([{ file: photo?.Url ?? "", alt: "Laden" }])).status).toBe(200);
    expect(await anna.photos()).toEqual([photo]);
  });
});

describe("files refused at their position in the list", () => {
  test("invented and used markers, and markers of another purpose, person or company are refused", async () => {
    const [anna, bob] = [await someone(), await someone()];
    const used = await anna.uploaded("photo");
    await anna.savePhotos([{ file: used.marker }]);
    const [photo] = await anna.photos();
    const good = { file: (await anna.uploaded("photo")).marker };
    const items = [
      good,
      { file: `tmpfile-${"A".repeat(22)}` },
      { file: used.marker },
      { file: (await anna.uploaded("logo")).marker },
      { file: (await anna.uploaded("document")).marker },
      { file: (await bob.uploaded("photo")).marker },
      { file: photo?.Url ?? "" },
    ];
    const reply = await anna.savePhotos(items);
    expect([reply.status, reply.body]).toEqual(refusalAt(...[1, 2, 3, 4, 5].map((index) => `photos.${index}.file`)));
    const elsewhere = await anna.savePhotos([good], anna.otherId);
    expect([elsewhere.status, elsewhere.body]).toEqual(refusalAt("photos.0.file"));
    expect(await anna.photos()).toEqual([photo]);
    expect((await anna.savePhotos([good])).status).toBe(200);
  });

  test("addresses of other companies, other purposes and missing files are refused", async () => {
    const [anna, bob] = [await someone(), await someone()];
    await bob.savePhotos([{ file: (await bob.uploaded("photo")).marker }]);
    await anna.saveDocuments([{ file: (await anna.uploaded("document")).marker }]);
    await anna.client.call(saveCallOf("logoAndSlogan"), {
      accountId: anna.accountId,
      body: logoAndSlogan({ logo: (await anna.uploaded("logo")).marker }),
    });
    const { media_owner: media } = (await anna.client.call(getSalesForceEntry, { accountId: anna.accountId })).body
      .entry;
    const items = [
      (await bob.photos())[0]?.Url,
      (await anna.documents())[0]?.Url,
      media[0]?.Url,
      `/media/${"A".repeat(22)}`,
    ].map((file) => ({ file: file ?? "" }));
    const photos = await anna.savePhotos(items);
    expect([photos.status, photos.body]).toEqual(refusalAt(...[0, 1, 2, 3].map((index) => `photos.${index}.file`)));
    const documents = await anna.saveDocuments(items.filter((_, index) => index !== 1));
    expect([documents.status, documents.body]).toEqual(
      refusalAt(...[0, 1, 2].map((index) => `documents.${index}.file`)),
    );
  });

  test("the key of an upload that nobody has saved is refused", async () => {
    const anna = await someone();
    await anna.uploaded("photo");
    const row = await app.db
      .selectFrom("files")
      .select("storage_key")
      .where("user_id", "=", anna.userId)
      .executeTakeFirstOrThrow();
    const reply = await anna.savePhotos([{ file: `/media/${row.storage_key}` }]);
    expect([reply.status, reply.body]).toEqual(refusalAt("photos.0.file"));
  });
});

test("of two parallel saves with one marker one succeeds, and the file is stored once", async () => {
  const anna = await someone();
  const { marker } = await anna.uploaded("photo");
  const replies = await Promise.all([1, 2, 3].map(() => anna.savePhotos([{ file: marker }])));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await anna.photos()).toHaveLength(1);
});

describe("sweeping files", () => {
  async function sweepLater(hours: number): Promise<number> {
    app.clock.advance(hours * HOUR);
    const swept = await sweepFiles(app.dependencies);
    app.clock.advance(-hours * HOUR);
    return swept;
  }

  test("keeps what the history can restore: photos, thumbnails and documents", async () => {
    const anna = await someone();
    await anna.savePhotos([{ file: (await anna.uploaded("photo")).marker }]);
    await anna.saveDocuments([{ file: (await anna.uploaded("document")).marker }]);
    const urls = [(await anna.photos())[0]?.Url ?? "", (await anna.documents())[0]?.Url ?? ""];
    const removed = [await anna.savePhotos([]), await anna.saveDocuments([])];
    await sweepLater(48);
    for (const { body } of removed) expect((await anna.undo(body.changeId)).status).toBe(200);
    expect([(await anna.photos())[0]?.Url, (await anna.documents())[0]?.Url]).toEqual(urls);
    for (const url of [...urls, thumbnailOf(urls[0] ?? "")]) {
      expect((await fetchBytes(app.anonymous(), url)).status, url).toBe(200);
    }
  });

  test("keeps files of the entry without history, and files that an import proposes", async () => {
    const anna = await someone();
    const [kept, proposed] = [await anna.uploaded("photo"), await anna.uploaded("photo")];
    await anna.savePhotos([{ file: kept.marker }, { file: proposed.marker }]);
    const [one, two] = await anna.photos();
    await anna.savePhotos([{ file: one?.Url ?? "" }]);
    await app.db.deleteFrom("entry_changes").where("company_id", "=", anna.accountId).execute();
    const proposal = { media: { photos: [{ key: two?.Url.slice("/media/".length), alt: "", width: 1, height: 1 }] } };
    await anImportDifference(app.db, { company_id: anna.accountId, part: "media", proposed: proposal });
    await sweepLater(48);
    for (const url of [one?.Url, two?.Url]) expect((await fetchBytes(anna.client, url ?? "")).status).toBe(200);
    await app.db.deleteFrom("import_differences").where("company_id", "=", anna.accountId).execute();
    expect(await sweepLater(0)).toBe(1);
    expect((await fetchBytes(app.anonymous(), one?.Url ?? "")).status).toBe(200);
    const key = two?.Url.slice("/media/".length) ?? "";
    for (const name of [key, thumbnailOf(key)]) await expect(app.dependencies.files.get(name)).rejects.toThrow();
  });

  test("deletes thumbnails together with photos that nobody saved", async () => {
    const anna = await someone();
    await anna.uploaded("photo");
    const { storage_key: key } = await app.db
      .selectFrom("files")
      .select("storage_key")
      .where("user_id", "=", anna.userId)
      .executeTakeFirstOrThrow();
    expect((await app.dependencies.files.get(thumbnailOf(key))).length).toBeGreaterThan(0);
    await sweepLater(26);
    for (const name of [key, thumbnailOf(key)]) await expect(app.dependencies.files.get(name)).rejects.toThrow();
  });
});
