import { useState } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { aUser, startSessionAs } from "../../testing/logged-in.tsx";
import { draftKey, storedDraftKeys } from "../session/browser-storage.ts";
import { completeLogin, logOut } from "../session/session-store.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { readDraft, sweepDrafts, writeDraft } from "./drafts.ts";
import { mayLeave, useLeaveQuestion } from "./unsaved-changes.ts";
import { isText, useKeptDraft, useRestoredDraft } from "./use-draft.ts";

const DAY_MS = 24 * 60 * 60_000;
const user = aUser({ accounts: { "1": { id: 1, name: "Eins" }, "2": { id: 2, name: "Zwei" } } });
const KEY = draftKey(user.user_id, "1.greeting");
const PERSON_KEY = draftKey(user.user_id, "person.greeting");

function Form({ scope = "company" }: { scope?: "company" | "person" }) {
  const restored = useRestoredDraft({ form: "greeting", scope, isValue: isText });
  const [text, setText] = useState(restored.value ?? "");
  const at = useKeptDraft(restored, { dirty: text !== "", value: text });
  const question = useLeaveQuestion();
  return (
    <>
      <DraftNotice at={at} onDiscard={() => setText("")} />
      <input aria-label="Gruß" value={text} onChange={({ currentTarget: { value } }) => setText(value)} />
      {question && <button onClick={() => question.answer(true)}>Verlassen</button>}
      {question && <button onClick={() => question.answer(false)}>Bleiben</button>}
    </>
  );
}

const input = page.getByLabelText("Gruß");
const notice = page.getByText(/^Entwurf von .* wiederhergestellt$/);

beforeAll(() => startSessionAs(user));
beforeEach(async () => {
  await commands.answerApi({ "POST /api/auth/logout": { status: 204 } });
  await logOut();
  completeLogin(user);
});

test("typed text comes back when the form is opened again, with its age", async () => {
  const first = await render(<Form />);
  await expect.element(notice).not.toBeInTheDocument();
  await input.fill("Guten Tag");
  await expect.poll(() => readDraft(KEY)?.value).toBe("Guten Tag");
  await first.unmount();
  await render(<Form />);
  await expect.element(input).toHaveValue("Guten Tag");
  await expect.element(notice).toMatchTextContent(/heute, \d\d:\d\d Uhr/);
});

test("discarding a restored draft empties the form and removes the draft", async () => {
  writeDraft(KEY, "Guten Tag");
  await render(<Form />);
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(input).toHaveValue("");
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(storedDraftKeys).toEqual([]);
});

test("opening a form makes its draft no younger, typing does", async () => {
  const typedAt = Date.now() - DAY_MS / 2;
  writeDraft(KEY, "Guten Tag", typedAt);
  await render(<Form />);
  await expect.element(notice).toBeVisible();
  expect(readDraft(KEY)?.at).toBe(typedAt);
  await input.fill("Guten Abend");
  await expect.poll(() => readDraft(KEY)?.at).toBeGreaterThan(typedAt);
});

test.each([
  ["is older than a day", () => writeDraft(KEY, "Guten Tag", Date.now() - DAY_MS)],
  ["comes from the future, because the clock was set back", () => writeDraft(KEY, "Guten Tag", Date.now() + DAY_MS)],
  ["is something else than the form holds", () => writeDraft(KEY, { text: "Guten Tag" })],
  ["is no JSON", () => localStorage.setItem(KEY, "{")],
])("a draft that %s is removed instead of restored", async (_what, write) => {
  write();
  await render(<Form />);
  await expect.element(input).toHaveValue("");
  await expect.element(notice).not.toBeInTheDocument();
  expect(storedDraftKeys()).toEqual([]);
});

test("drafts that are too old are removed without their form", () => {
  writeDraft(KEY, "alt", Date.now() - DAY_MS);
  writeDraft(PERSON_KEY, "neu");
  sweepDrafts();
  expect(storedDraftKeys()).toEqual([PERSON_KEY]);
});

test("a draft belongs to its company, one of a form about the person to the person", async () => {
  writeDraft(draftKey(user.user_id, "2.greeting"), "Für Zwei");
  const company = await render(<Form />);
  await expect.element(input).toHaveValue("");
  await company.unmount();
  await render(<Form scope="person" />);
  await input.fill("Für mich");
  await expect.poll(() => readDraft(PERSON_KEY)?.value).toBe("Für mich");
});

test("customer care keeps no drafts, and its login removes those of the device", async () => {
  await logOut();
  writeDraft(KEY, "Guten Tag");
  completeLogin({ ...user, cucaInfo: { companyId: 1, agent: "Ines", endsAt: "2027-01-01T00:00:00.000Z" } });
  expect(storedDraftKeys()).toEqual([]);
  await render(<Form />);
  await input.fill("Guten Tag");
  await expect.element(input).toHaveValue("Guten Tag");
  expect(storedDraftKeys()).toEqual([]);
});

test.each([
  ["Verlassen", true, []],
  ["Bleiben", false, [KEY]],
])("after the answer %s to the question about unsaved work (%s) the drafts are %j", async (label, leaves, keys) => {
  await render(<Form />);
  await input.fill("Guten Tag");
  await expect.poll(storedDraftKeys).toEqual([KEY]);
  const asked = mayLeave();
  await page.getByRole("button", { name: label }).click();
  expect(await asked).toBe(leaves);
  expect(storedDraftKeys()).toEqual(keys);
});
