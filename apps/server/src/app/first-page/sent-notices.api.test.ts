import { rm } from "node:fs/promises";
import { DISMISSED_NOTICES_COOKIE } from "@portal/contract/notifications/dismissed-notices";
import { SENT_NOTICES_ID } from "@portal/contract/notifications/sent-notices";
import { aNotice } from "@portal/db/factories/notices";
import { afterAll, beforeEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { makeWeb } from "../../testing/web/built-web.ts";

let folder: string;
const { test, app } = apiTest({ environment: async () => ({ WEB_DIST: (folder = await makeWeb("")) }) });

afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => app.db.deleteFrom("notices").execute());

const HOSTILE = "%FIRST% </script><script>1</script>";

async function open(path: string, dismissed?: number[], client = app.anonymous()) {
  const headers: Record<string, string> =
    dismissed === undefined ? {} : { cookie: `${DISMISSED_NOTICES_COOKIE}=${dismissed.join(".")}` };
  const page = String((await client.send({ method: "GET", path, headers, xsrf: false })).body);
  const block = new RegExp(`<script type="application/json" id="${SENT_NOTICES_ID}">(.*?)</script>`).exec(page);
  return { page, notices: block?.[1] === undefined ? undefined : (JSON.parse(block[1]) as { id: number }[]) };
}

const twoNotices = async () => ({
  urgent: await aNotice(app.db, { level: "danger", label: "Störung", message: "Der Versand ruht. Bis morgen & <b>." }),
  fixed: await aNotice(app.db, { level: "info", label: HOSTILE, message: "Ein Satz.", dismissible: false }),
});

test("a rendered page shows the notices as HTML, most severe first, with every text escaped", async () => {
  const { urgent, fixed } = await twoNotices();
  const { page, notices } = await open("/login");
  expect(page).toContain(
    "<ul><b>Störung</b> Der Versand ruht. <i>Bis morgen &amp; &lt;b&gt;.</i>" +
      "<b>%FIRST% &lt;/script&gt;&lt;script&gt;1&lt;/script&gt;</b> Ein Satz.</ul>",
  );
  expect(notices?.map(({ id }) => id)).toEqual([urgent.id, fixed.id]);
});

test("a dismissed notice is left out, one that can't be dismissed stays", async () => {
  const { urgent, fixed } = await twoNotices();
  const { page, notices } = await open("/login", [urgent.id, fixed.id]);
  expect(page).not.toContain("Störung");
  expect(notices?.map(({ id }) => id)).toEqual([fixed.id]);
});

test("a new notice is on the page that was sent without it before", async () => {
  expect((await open("/login")).notices).toEqual([]);
  const notice = await aNotice(app.db, { dismissible: false, message: "Ganz neu." });
  const { page, notices } = await open("/login");
  expect(page).toContain("Ganz neu.");
  expect(notices?.map(({ id }) => id)).toEqual([notice.id]);
});

test("a page for somebody logged in brings the notices for its script", async () => {
  const notice = await aNotice(app.db, { dismissible: false, message: "Ein Satz." });
  const { client } = await app.logInMember();
  expect((await open("/", undefined, client)).notices?.map(({ id }) => id)).toEqual([notice.id]);
});

test("a public entry has no notices, and no place for them is left", async () => {
  await twoNotices();
  const { company } = await app.logInMember();
  const { page, notices } = await open(`/eintrag/${company.id}`);
  expect(page).not.toContain("NOTICES");
  expect(notices).toBeUndefined();
});

test("without an answer of the database the page comes without notices", async () => {
  await app.db.schema.alterTable("notices").renameTo("notices_away").execute();
  try {
    const { page, notices } = await open("/login");
    expect(page).toContain("plain of");
    expect(page).not.toContain("NOTICES");
    expect(notices).toBeUndefined();
  } finally {
    await app.db.schema.alterTable("notices_away").renameTo("notices").execute();
  }
});
