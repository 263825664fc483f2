/** What is removed from the entry is no longer public; the history still shows it to those who may read the company. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { type TemporaryFile, thumbnailOf } from "@portal/contract/entry/files/calls";
import { getEntryHistory, undoEntryChange } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { aMembership } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { logoAndSlogan } from "../testing/bodies.ts";
import { jpeg } from "../testing/images.ts";
import { pdf } from "../testing/pdf.ts";
import { fetchBytes, upload } from "../testing/uploads.ts";

const { test, app } = apiTest();
let anna: Member;
beforeEach(async () => void (anna = await app.logInMember()));

const entry = async () => (await anna.client.call(getSalesForceEntry, { accountId: anna.company.id })).body.entry;
const uploaded = async (purpose: "photo" | "document" | "logo"): Promise<TemporaryFile> => {
  const bytes = purpose === "document" ? pdf() : await jpeg(800, 400);
  return (await upload(anna.client, anna.company.id, { bytes }, purpose)).body;
};

type Saved = { url: string; changeId: number | null };
const accountId = () => anna.company.id;

/** Saves and removes one file of each purpose; `remove` answers the change that removed it. */
const KINDS = {
  photo: {
    async save(): Promise<string> {
      const photos = [{ file: (await uploaded("photo")).marker, alt: "" }];
      const { versions } = await entry();
      const body = { version: versions.media, photos };
      await anna.client.call(saveCallOf("media"), { accountId: accountId(), body });
      return (await entry()).media.photos[0]?.Url ?? "";
    },
    async remove() {
      const { versions } = await entry();
      const body = { version: versions.media, photos: [] };
      return (await anna.client.call(saveCallOf("media"), { accountId: accountId(), body })).body.changeId;
    },
  },
  document: {
    async save(): Promise<string> {
      const documents = [{ file: (await uploaded("document")).marker, title: "Preise" }];
      const { versions } = await entry();
      const body = { version: versions.documents, documents };
      await anna.client.call(saveCallOf("documents"), { accountId: accountId(), body });
      return (await entry()).documents.documents[0]?.Url ?? "";
    },
    async remove() {
      const { versions } = await entry();
      const body = { version: versions.documents, documents: [] };
      return (await anna.client.call(saveCallOf("documents"), { accountId: accountId(), body })).body.changeId;
    },
  },
  logo: {
    async save(): Promise<string> {
      const { versions } = await entry();
      const body = { ...logoAndSlogan({ logo: (await uploaded("logo")).marker }), version: versions.logoAndSlogan };
      await anna.client.call(saveCallOf("logoAndSlogan"), { accountId: accountId(), body });
      return (await entry()).media_owner[0]?.Url ?? "";
    },
    async remove() {
      const { versions } = await entry();
      const body = { ...logoAndSlogan({ logo: null }), version: versions.logoAndSlogan };
      return (await anna.client.call(saveCallOf("logoAndSlogan"), { accountId: accountId(), body })).body.changeId;
    },
  },
};

const statusFor = async (client: TestClient, url: string): Promise<number> => (await fetchBytes(client, url)).status;
const undo = ({ changeId }: Saved) =>
  anna.client.call(undoEntryChange, { accountId: accountId(), body: { changeId: changeId as number } });

async function removed(kind: keyof typeof KINDS): Promise<Saved> {
  const url = await KINDS[kind].save();
  expect(await statusFor(app.anonymous(), url)).toBe(200);
  return { url, changeId: await KINDS[kind].remove() };
}

describe.each(["photo", "document", "logo"] as const)("a removed %s", (kind) => {
  test("is gone for everybody else at once; its company sees it in the history, and undo makes it public again", async () => {
    const file = await removed(kind);
    const stranger = await app.logInMember();
    expect(await statusFor(app.anonymous(), file.url)).toBe(404);
    expect(await statusFor(stranger.client, file.url)).toBe(404);
    const { changes } = (await anna.client.call(getEntryHistory, { accountId: accountId(), query: {} })).body;
    expect(JSON.stringify(changes[0]?.fields)).toContain(file.url);
    const own = await fetchBytes(anna.client, file.url);
    expect([own.status, own.headers["cache-control"], own.headers["etag"]]).toEqual([
      200,
      "private, no-store",
      undefined,
    ]);
    expect((await undo(file)).status).toBe(200);
    expect(await statusFor(app.anonymous(), file.url)).toBe(200);
  });

  test("is asked for again by caches, which keep it only while it is public", async () => {
    const url = await KINDS[kind].save();
    const { headers } = await fetchBytes(app.anonymous(), url);
    expect(headers["cache-control"]).toBe("public, no-cache");
    const again = () =>
      app.anonymous().send({ method: "GET", path: url, headers: { "if-none-match": String(headers["etag"]) } });
    const kept = await again();
    expect([kept.status, kept.raw.rawPayload.length]).toEqual([304, 0]);
    await KINDS[kind].remove();
    const gone = await again();
    expect([gone.status, gone.raw.headers["cache-control"]]).toEqual([404, "no-store"]);
  });
});

test("the small copy of a removed photo is gone together with it, and a replaced profile image, too", async () => {
  const { url } = await removed("photo");
  expect(await statusFor(app.anonymous(), thumbnailOf(url))).toBe(404);
  expect(await statusFor(anna.client, thumbnailOf(url))).toBe(200);
  await sql`insert into files (storage_key, purpose, user_id, media_type, bytes, created_at, adopted_at)
            values (${"profile0image0".repeat(2)}, 'profile_image', ${anna.userId}, 'image/webp', 1, now(), now())`.execute(
    app.db,
  );
  expect(await statusFor(anna.client, `/media/${"profile0image0".repeat(2)}`)).toBe(404);
});

test("a removed file is shown to readers of the company and to customer care acting for it, not to other agents or former people", async () => {
  const { url } = await removed("photo");
  const reader = await app.logInPerson();
  expect(await statusFor(reader.client, url)).toBe(404);
  await aMembership(app.db, { user_id: reader.userId, company_id: accountId(), right: "read" });
  expect(await statusFor(reader.client, url)).toBe(200);
  await app.db.deleteFrom("memberships").where("user_id", "=", reader.userId).execute();
  expect(await statusFor(reader.client, url)).toBe(404);

  const other = await app.logInMember();
  for (const [companyId, status] of [
    [accountId(), 200],
    [other.company.id, 404],
  ] as const) {
    const agent = await app.logInPerson({ roles: ["cuca"] });
    await sql`update sessions set agent_company_id = ${companyId}, agent_expires_at = now() + interval '1 hour'
              where user_id = ${agent.userId}`.execute(app.db);
    expect(await statusFor(agent.client, url)).toBe(status);
  }
});

test("what an import takes out of the entry, and what it only proposes, is not public", async () => {
  const url = await KINDS.photo.save();
  await sql`update entries set media = '{"photos":[]}' where company_id = ${accountId()}`.execute(app.db);
  expect(await statusFor(app.anonymous(), url)).toBe(404);
  const key = url.slice("/media/".length);
  const proposed = JSON.stringify({ media: { photos: [{ key, alt: "", width: 1, height: 1 }] } });
  await sql`insert into import_differences (company_id, part, proposed, proposed_at)
            values (${accountId()}, 'media', ${proposed}, now())`.execute(app.db);
  expect(await statusFor(app.anonymous(), url)).toBe(404);
  expect(await statusFor(anna.client, url)).toBe(200);
});

test("the files of a company that is deleted, and of one without an entry, are not public", async () => {
  const url = await KINDS.photo.save();
  await app.db.deleteFrom("entries").where("company_id", "=", accountId()).execute();
  expect(await statusFor(app.anonymous(), url)).toBe(404);
  await app.db.deleteFrom("companies").where("id", "=", accountId()).execute();
  expect(await statusFor(anna.client, url)).toBe(404);
});

test("a public file whose bytes are lost answers 404, which nobody keeps", async () => {
  const url = await KINDS.logo.save();
  await app.dependencies.files.remove(url.slice(url.lastIndexOf("/") + 1));
  const { status, raw } = await app.anonymous().send({ method: "GET", path: url });
  expect([status, raw.headers["cache-control"], raw.headers["etag"]]).toEqual([404, "no-store", undefined]);
});
