import { beforeAll, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { readDraft, writeDraft } from "../../../platform/forms/drafts.ts";
import { hasUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { draftKey } from "../../../platform/session/browser-storage.ts";
import { anEntry, COMPANY_ID } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { companyData } from "../parts/company-data/definition.ts";
import {
  conflict,
  HISTORY,
  inVersion,
  LOAD,
  LoadedForm,
  name,
  SAVE,
  sentBodies,
  submit,
} from "../testing/part-form.tsx";

const DRAFT = draftKey(aUser().user_id, `${COMPANY_ID}.entry.companyData`);
const notice = page.getByText(/^Entwurf von heute, .* wiederhergestellt$/);

/** What an earlier visit left: another name, typed on this version of the part. */
function leaveDraft(version: number, typed = "Maler Sommer") {
  const base = companyData.draftOf(anEntry());
  writeDraft(DRAFT, { version, base, draft: { ...base, company_name: typed } });
}

async function openAgain(save: ApiAnswer | readonly ApiAnswer[], ...loads: readonly ApiAnswer[]) {
  await commands.answerApi({ [LOAD]: loads, [SAVE]: save, [HISTORY]: { body: { changes: [], hasMore: false } } });
  await renderPart(<LoadedForm mayWrite />);
}

beforeAll(() => startSessionAs(aUser()));

test("a draft of an earlier visit is in the form, can be saved, and is gone afterwards", async () => {
  leaveDraft(1);
  await openAgain({ body: { version: 2, changeId: 9 } }, inVersion(1), inVersion(2, { company_name: "Maler Sommer" }));
  await expect.element(notice).toBeVisible();
  await expect.element(name).toHaveValue("Maler Sommer");
  await expect.poll(hasUnsavedChanges).toBe(true);
  await submit.click();
  await expect.element(page.getByText(/^Gespeichert um/)).toBeVisible();
  await expect.poll(sentBodies).toMatchObject([{ version: 1, company_name: "Maler Sommer" }]);
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(() => readDraft(DRAFT)).toBeNull();
});

test("discarding a restored draft shows what is saved", async () => {
  leaveDraft(1);
  await openAgain({}, inVersion(1));
  await page.getByRole("button", { name: "Verwerfen", exact: true }).click();
  await expect.element(name).toHaveValue("Malerbetrieb Sommer");
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(() => readDraft(DRAFT)).toBeNull();
});

test("a draft of an older version says so, and its save shows both versions instead of overwriting", async () => {
  leaveDraft(1);
  const theirs = inVersion(5, { Phone: "0221 99" });
  await openAgain(refused("entry.stale_version"), theirs, theirs);
  await expect.element(name).toHaveValue("Maler Sommer");
  await expect.element(page.getByText(/Dieser Teil wurde seitdem geändert\./)).toBeVisible();
  await submit.click();
  await expect.element(conflict).toHaveAccessibleName("Zwei Fassungen: Adresse und Kontakt");
  await expect.poll(sentBodies).toMatchObject([{ version: 1 }]);
});

test("a draft that was saved while its answer got lost is not restored", async () => {
  leaveDraft(1);
  await openAgain({}, inVersion(2, { company_name: "Maler Sommer" }));
  await expect.element(name).toHaveValue("Maler Sommer");
  await expect.element(notice).not.toBeInTheDocument();
  expect(readDraft(DRAFT)).toBeNull();
});

test.each([
  ["of another kind", "text"],
  ["without a version", { base: {}, draft: {} }],
  ["whose fields are missing", { version: 1, base: {}, draft: {} }],
])("a draft %s is not restored", async (_what, value) => {
  writeDraft(DRAFT, value);
  await openAgain({}, inVersion(1));
  await expect.element(name).toHaveValue("Malerbetrieb Sommer");
  await expect.element(notice).not.toBeInTheDocument();
});
