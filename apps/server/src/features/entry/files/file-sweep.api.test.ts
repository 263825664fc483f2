/** What makes the sweep delete a file: its company or person goes, its history ends, or a process is killed in between. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { thumbnailOf } from "@portal/contract/entry/files/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { uploadProfileImage } from "@portal/contract/user-area/profile";
import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished } from "vitest";
import { type FileStore, openFileStore } from "../../../platform/files/file-store.ts";
import { reconcileFiles } from "../../../platform/files/sweep/reconcile.ts";
import { sweepFiles } from "../../../platform/files/sweep/sweep.ts";
import { apiTest } from "../../../testing/fixture.ts";
import { startS3Server } from "../../../testing/servers/s3-server.ts";
import type { Member } from "../../../testing/test-app.ts";
import { jpeg, multipart } from "../testing/images.ts";
import { upload } from "../testing/uploads.ts";

const HOUR = 3_600_000;
const { test, app } = apiTest();

/** Other tests' files would be counted, too. */
beforeEach(async () => {
  await sweepFiles(app.dependencies);
  await sql`delete from file_checks`.execute(app.db);
});

const entryOf = async ({ client, company }: Member) =>
  (await client.call(getSalesForceEntry, { accountId: company.id })).body.entry;

async function savePhotos(member: Member, names: string[]): Promise<number> {
  const { versions } = await entryOf(member);
  const body = { version: versions.media, photos: names.map((file) => ({ file, alt: "" })) };
  return (await member.client.call(saveCallOf("media"), { accountId: member.company.id, body })).status;
}
const uploaded = async ({ client, company }: Member): Promise<string> =>
  (await upload(client, company.id, { bytes: await jpeg(600, 300) }, "photo")).body.marker;

/** Saves a photo; returns its key. */
async function savedPhoto(member: Member): Promise<string> {
  expect(await savePhotos(member, [await uploaded(member)])).toBe(200);
  return (await entryOf(member)).media.photos[0]?.Url.slice("/media/".length) ?? "";
}

const keysOf = async (companyId: number): Promise<string[]> => {
  const rows = await app.db.selectFrom("files").select("storage_key").where("company_id", "=", companyId).execute();
  return rows.map(({ storage_key: key }) => key);
};
const hasBytes = (key: string, files: FileStore = app.dependencies.files): Promise<boolean> =>
  files.get(key).then(
    () => true,
    () => false,
  );
const waiting = async (): Promise<string[]> =>
  (await app.db.selectFrom("file_checks").select("storage_key").execute()).map(({ storage_key: key }) => key);
const forgetHistory = (companyId: number) =>
  app.db.deleteFrom("entry_changes").where("company_id", "=", companyId).execute();

describe("all bytes end with", () => {
  test("their company: those of the entry, of the history, and uploads that wait; other companies keep theirs", async () => {
    const [anna, boris] = [await app.logInMember(), await app.logInMember()];
    const others = await savedPhoto(boris);
    await savedPhoto(anna);
    await savedPhoto(anna);
    await uploaded(anna);
    const keys = await keysOf(anna.company.id);
    expect(keys).toHaveLength(3);
    await app.db.deleteFrom("companies").where("id", "=", anna.company.id).execute();
    expect(await sweepFiles(app.dependencies)).toBe(3);
    for (const key of keys) expect([await hasBytes(key), await hasBytes(thumbnailOf(key))]).toEqual([false, false]);
    expect([await hasBytes(others), await hasBytes(thumbnailOf(others))]).toEqual([true, true]);
    expect(await waiting()).toEqual([]);
  });

  test("their person: the profile image", async () => {
    const { client, userId } = await app.logInPerson();
    await client.send({ method: "POST", path: uploadProfileImage.path, ...multipart({ bytes: await jpeg() }) });
    const user = app.db.selectFrom("users").select("profile_image_key").where("id", "=", userId);
    const key = (await user.executeTakeFirstOrThrow()).profile_image_key ?? "";
    expect(await hasBytes(key)).toBe(true);
    await app.db.deleteFrom("users").where("id", "=", userId).execute();
    expect(await sweepFiles(app.dependencies)).toBe(1);
    expect(await hasBytes(key)).toBe(false);
  });
});

test("a file that only the history names stays until its month is dropped; the look at all files finds it then", async ({
  owner,
}) => {
  const key = await savedPhoto(owner);
  await savePhotos(owner, []);
  expect(await waiting()).toEqual([key]);
  expect(await sweepFiles(app.dependencies)).toBe(0);
  expect([await hasBytes(key), await waiting()]).toEqual([true, []]);
  expect(await reconcileFiles(app.dependencies)).toBe(0);
  await forgetHistory(owner.company.id);
  expect(await sweepFiles(app.dependencies)).toBe(0);
  expect(await reconcileFiles(app.dependencies)).toBe(1);
  expect(await sweepFiles(app.dependencies)).toBe(1);
  expect([await hasBytes(key), await hasBytes(thumbnailOf(key))]).toEqual([false, false]);
});

test("a file that somebody puts back by its address is left alone for an hour, in which the save may come", async ({
  owner,
}) => {
  const key = await savedPhoto(owner);
  await savePhotos(owner, []);
  await forgetHistory(owner.company.id);
  // Looked up, and refused for another one.
  expect(await savePhotos(owner, [`/media/${key}`, `tmpfile-${"A".repeat(22)}`])).toBe(404);
  expect(await sweepFiles(app.dependencies)).toBe(0);
  expect(await savePhotos(owner, [`/media/${key}`])).toBe(200);
  app.clock.advance(2 * HOUR);
  expect(await sweepFiles(app.dependencies)).toBe(0);
  app.clock.advance(-2 * HOUR);
  expect(await hasBytes(key)).toBe(true);
});

test("bytes without a row are found once they are a day old", async ({ owner }) => {
  const { files } = app.dependencies;
  const kept = await savedPhoto(owner);
  for (const key of ["lost", thumbnailOf("lost"), thumbnailOf("small")]) await files.put(key, Buffer.from("x"));
  expect(await reconcileFiles(app.dependencies)).toBe(0);
  app.clock.advance(25 * HOUR);
  expect(await reconcileFiles(app.dependencies)).toBe(2);
  app.clock.advance(-25 * HOUR);
  expect(await sweepFiles(app.dependencies)).toBe(2);
  for (const key of ["lost", thumbnailOf("lost"), thumbnailOf("small")]) expect(await hasBytes(key)).toBe(false);
  expect([await hasBytes(kept), await hasBytes(thumbnailOf(kept))]).toEqual([true, true]);
});

describe("a sweep that is killed or fails between row and bytes", () => {
  /** A photo without a company in a store of its own. */
  async function abandoned(files: FileStore): Promise<string> {
    const key = `abandoned${Math.random().toString(36).slice(2)}`;
    for (const name of [key, thumbnailOf(key)]) await files.put(name, Buffer.from("bytes"));
    await sql`insert into files (storage_key, purpose, media_type, bytes, created_at, adopted_at)
              values (${key}, 'photo', 'image/webp', 5, now(), now())`.execute(app.db);
    await sql`insert into file_checks (storage_key, due_at) values (${key}, now())`.execute(app.db);
    return key;
  }
  const rowsOf = async (key: string) =>
    app.db.selectFrom("files").select("id").where("storage_key", "=", key).execute();

  test("is finished by the next one", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "portal-sweep-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const files = openFileStore({ DATA_DIR: folder });
    const key = await abandoned(files);
    const script = path.resolve(import.meta.dirname, "../../../testing/sweeps/killed-sweep.ts");
    const child = fork(script, [app.dependencies.environment.DATABASE_URL, folder]);
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
    expect([await rowsOf(key), await waiting()]).toEqual([[], [key]]);
    expect(await sweepFiles({ ...app.dependencies, files })).toBe(1);
    expect([await hasBytes(key, files), await hasBytes(thumbnailOf(key), files)]).toEqual([false, false]);
    expect(await waiting()).toEqual([]);
  });

  test("because S3 is away keeps the key, and two at once delete each file once", async () => {
    const s3 = await startS3Server();
    const files = openFileStore({ DATA_DIR: "/nowhere", S3_URL: s3.url });
    const keys = [await abandoned(files), await abandoned(files), await abandoned(files)];
    const needs = { ...app.dependencies, files };
    const away = openFileStore({ DATA_DIR: "/nowhere", S3_URL: s3.url.replace(/:\d+\//, ":9/") });
    await expect(sweepFiles({ ...needs, files: away })).rejects.toThrow("S3 does not answer");
    expect((await waiting()).toSorted()).toEqual(keys.toSorted());
    const counts = await Promise.all([sweepFiles(needs), sweepFiles(needs)]);
    expect(counts[0] + counts[1]).toBe(3);
    for (const key of keys) expect(await hasBytes(key, files)).toBe(false);
  });
});

test("the hourly sweep looks at what waits only; the look at all files goes through every page", async () => {
  await sql`insert into files (storage_key, purpose, company_id, media_type, bytes, created_at, adopted_at)
    select 'sweep-' || n, 'photo', null, 'image/webp', 1, now(), now() from generate_series(1, 450) n`.execute(app.db);
  expect(await sweepFiles(app.dependencies)).toBe(0);
  expect(await reconcileFiles(app.dependencies)).toBe(450);
  expect(await reconcileFiles(app.dependencies)).toBe(0);
  expect(await sweepFiles(app.dependencies)).toBe(450);
  expect(await app.db.selectFrom("files").select("id").where("storage_key", "like", "sweep-%").execute()).toEqual([]);
});
