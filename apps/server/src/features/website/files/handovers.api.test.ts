import { randomUUID } from "node:crypto";
import {
  answerWebsiteHandover,
  getWebsiteFile,
  HANDOVER_PAGE_SIZE,
  restoreWebsiteHandover,
  takeBackWebsiteHandover,
} from "@portal/contract/website/files/calls";
import { aWebsite } from "@portal/db/factories/websites";
import { describe, expect } from "vitest";
import { sweepFiles } from "../../../platform/files/sweep/sweep.ts";
import { websiteJobs } from "../jobs.ts";
import { handoverTest } from "../testing/handovers.ts";

const { test, app, mailbox, owner, website, accountId, handOver, upload, list, provider } = handoverTest();
const params = (id: number) => ({ params: { id: String(id) }, accountId: accountId() });

describe("handing over", () => {
  test("keeps text and files in their order, and confirms by mail", async () => {
    const files = [await upload("Team.png"), await upload("Werkstatt.png")];
    const { status, body } = await handOver({ files });
    expect(status).toBe(200);
    expect(body.handover).toMatchObject({ website: website(), state: "handed_over" });
    const [entry] = body.handover.entries;
    expect(entry).toMatchObject({ kind: "hand_over", author: "company", text: "Bitte das neue Team zeigen." });
    expect(entry?.files.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ["Team.png", "image/png"],
      ["Werkstatt.png", "image/png"],
    ]);
    const [mail] = await mailbox.mailsTo(owner().login);
    expect(mail?.subject).toBe(`Für Ihre Website angekommen: Übergabe Nr. ${body.handover.id}`);
  });

  test("sent twice makes one, with one mail, although its files are used up", async () => {
    const given = { key: randomUUID(), files: [await upload()] };
    const [first, second] = [await handOver(given), await handOver(given)];
    expect(second.body.handover.id).toBe(first.body.handover.id);
    expect((await list()).body.total).toBe(1);
    expect(await mailbox.mailsTo(owner().login)).toHaveLength(1);
  });

  test("needs a text or a file", async () => {
    const { status, raw } = await handOver({ text: " \n " });
    expect(status).toBe(400);
    expect(raw.json().errors[0].field).toBe("text");
    expect((await handOver({ text: "", files: [await upload()] })).status).toBe(200);
  });

  test.each([
    [{ files: ["tmpfile-1234567890123456789012"] }, 404, "files.not_found"],
    [{ files: ["/media/abc"] }, 400, "request.invalid"],
    [{ files: Array.from({ length: 21 }, (_, index) => `tmpfile-${index}`) }, 400, "request.invalid"],
    [{ website: 999_999 }, 404, "website.not_found"],
    [{ key: "short" }, 400, "request.invalid"],
    [{ text: "x".repeat(8001) }, 400, "request.invalid"],
  ])("%j is refused", async (given, status, code) => {
    const reply = await handOver(given);
    expect([reply.status, reply.codes[0]]).toEqual([status, code]);
    expect((await list()).body.total).toBe(0);
  });

  test("another company's website and an ended one are not found", async () => {
    const other = await app.logInMember();
    const foreign = await aWebsite(app.db, { company_id: other.company.id });
    const ended = await aWebsite(app.db, { company_id: accountId(), state: "ended" });
    for (const { id } of [foreign, ended])
      expect((await handOver({ website: id })).codes).toEqual(["website.not_found"]);
  });

  test("a colleague's upload is not found", async () => {
    const marker = await upload();
    const colleague = await app.logInMember({ products: ["WEB-M"] });
    await app.db
      .insertInto("memberships")
      .values({ user_id: colleague.userId, company_id: accountId(), right: "editor" })
      .execute();
    expect((await handOver({ files: [marker] }, colleague.client)).codes).toEqual(["files.not_found"]);
  });
});

describe("the course", () => {
  test("what is handed over can be taken back and handed over again, until the work begins", async () => {
    const { id } = (await handOver()).body.handover;
    const { client } = owner();
    expect((await client.call(takeBackWebsiteHandover, params(id))).body.handover.state).toBe("taken_back");
    expect((await client.call(takeBackWebsiteHandover, params(id))).codes).toEqual([
      "website.handover_not_possible_now",
    ]);
    expect((await client.call(restoreWebsiteHandover, params(id))).body.handover.state).toBe("handed_over");
    await provider(id, "take");
    expect((await client.call(takeBackWebsiteHandover, params(id))).codes).toEqual([
      "website.handover_not_possible_now",
    ]);
  });

  test("a question is answered once, with files, and comes first in the list; each step sends a mail", async () => {
    const { id } = (await handOver()).body.handover;
    const later = (await handOver()).body.handover;
    await provider(id, "ask", "Wer ist links im Bild?");
    expect((await list()).body.handovers.map((one) => one.id)).toEqual([id, later.id]);
    const body = { text: "Unsere Chefin.", files: [await upload("Chefin.png")], key: randomUUID() };
    const answered = await owner().client.call(answerWebsiteHandover, { ...params(id), body });
    expect(answered.body.handover.state).toBe("in_progress");
    expect(answered.body.handover.entries.at(-1)).toMatchObject({ kind: "answer", files: [{ name: "Chefin.png" }] });
    await provider(id, "finish", "Das Team ist jetzt auf der ersten Seite.");
    const mails = await mailbox.mailsTo(owner().login);
    expect(mails.map(({ subject }) => subject.split(":", 1)[0])).toEqual([
      "Erledigt",
      "Rückfrage",
      "Für Ihre Website angekommen",
      "Für Ihre Website angekommen",
    ]);
    expect(mails[0]?.text_body).toContain("Das Team ist jetzt auf der ersten Seite.");
  });

  test("another company's hand-over gets the answer of a missing one", async () => {
    const { id } = (await handOver({ files: [await upload()] })).body.handover;
    const file = (await list()).body.handovers[0]?.entries[0]?.files[0]?.id ?? 0;
    const other = await app.logInMember({ products: ["WEB-M"] });
    const at = { accountId: other.company.id };
    const foreign = await other.client.call(takeBackWebsiteHandover, { params: { id: String(id) }, ...at });
    const missing = await other.client.call(takeBackWebsiteHandover, { params: { id: "999999" }, ...at });
    expect(foreign.body).toEqual(missing.body);
    expect(foreign.codes).toEqual(["website.handover_not_found"]);
    expect((await other.client.call(getWebsiteFile, { params: { id: String(file) }, ...at })).codes).toEqual([
      "files.not_found",
    ]);
  });
});

test("a file is a download under its name, whatever it is", async () => {
  await handOver({ files: [await upload("Tür & Tor.png")] });
  const file = (await list()).body.handovers[0]?.entries[0]?.files[0]?.id ?? 0;
  const { raw } = await owner().client.call(getWebsiteFile, params(file));
  expect(raw.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="T?r & Tor.png"; filename*=UTF-8''T%C3%BCr%20%26%20Tor.png`,
    "content-security-policy": "default-src 'none'; sandbox",
  });
});

test("it is not below /media, where other files of the company are", async () => {
  await handOver({ files: [await upload()] });
  const row = await app.db
    .selectFrom("files")
    .select("storage_key")
    .where("purpose", "=", "website_file")
    .executeTakeFirstOrThrow();
  const { status } = await owner().client.send({ method: "GET", path: `/media/${row.storage_key}` });
  expect(status).toBe(404);
});

test("ten come on a page", async () => {
  for (let made = 0; made < HANDOVER_PAGE_SIZE + 1; made += 1) await handOver();
  expect((await list()).body).toMatchObject({ total: HANDOVER_PAGE_SIZE + 1 });
  expect((await list("2")).body.handovers).toHaveLength(1);
});

test("files of a hand-over survive the sweep; a year after its end both are gone", async () => {
  const { id } = (await handOver({ files: [await upload()] })).body.handover;
  const files = () => app.db.selectFrom("files").select("id").where("company_id", "=", accountId()).execute();
  app.clock.advance(48 * 3_600_000);
  await sweepFiles(app.dependencies);
  expect(await files()).toHaveLength(1);
  await provider(id, "finish", "Fertig.");
  app.clock.advance(370 * 24 * 3_600_000);
  for (const sweep of websiteJobs.sweeps ?? []) await sweep.run(app.dependencies);
  await sweepFiles(app.dependencies);
  expect(await files()).toHaveLength(0);
  app.clock.set(new Date());
});
