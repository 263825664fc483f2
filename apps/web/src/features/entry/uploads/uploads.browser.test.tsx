import type { EntryDocument } from "@portal/contract/entry/values";
import { beforeAll, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { anEntry } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import DocumentsForm from "../parts/documents/form.tsx";

const UPLOAD = "POST /api/customer/temporary-files";
const MARKER = `tmpfile-${"a".repeat(22)}`;
const SAVE = "POST /api/customer/updateEntryDocuments";

const input = page.getByLabelText("Dokumente hinzufügen (optional)");
const rows = page.getByRole("list", { name: "Dokumente in ihrer Reihenfolge" }).getByRole("listitem");
const titles = page.getByLabelText(/^Dokument \d: Titel$/);
const titleTexts = () => titles.elements().map((element) => (element as HTMLInputElement).value);

const pdf = (name: string, size = 10) => new File(["x".repeat(size)], name, { type: "application/pdf" });
const uploaded = (marker: string): ApiAnswer => ({
  body: {
    marker,
    url: `/api/temporary/${marker}`,
    thumbnailUrl: null,
    width: 0,
    height: 0,
    mediaType: "application/pdf",
    bytes: 10,
  },
});
const stored = (title: string): EntryDocument => ({ Url: `/media/${title}`, title, bytes: 1000 });

async function openForm(upload: ApiAnswer | readonly ApiAnswer[], documents: readonly EntryDocument[] = []) {
  await commands.answerApi({ [UPLOAD]: upload });
  await renderPart(<DocumentsForm entry={anEntry({ documents: { documents: [...documents] } })} mayWrite />);
}

/** As after the browser's own dialog. */
function choose(...files: readonly File[]) {
  const list = new DataTransfer();
  files.forEach((file) => list.items.add(file));
  const element = input.element() as HTMLInputElement;
  element.files = list.files;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

beforeAll(() => startSessionAs(aUser()));

test("a chosen file becomes a row with a title from its name and is uploaded at once", async () => {
  await openForm(uploaded(MARKER));
  choose(pdf("Preisliste_2026.pdf"));
  await expect.element(page.getByText("Alles hochgeladen. Es gilt, sobald Sie speichern.")).toBeVisible();
  await expect.poll(titleTexts).toEqual(["Preisliste 2026"]);
  const requests = await commands.requestsOfApi();
  expect(requests.filter(({ call }) => call === UPLOAD)).toMatchObject([{ query: "?purpose=document&accountId=4711" }]);
});

test("a file on its way shows how far it is, and cancelling takes its row away", async () => {
  await openForm({ uploading: true });
  choose(pdf("Katalog.pdf", 8_000_000));
  const progress = page.getByRole("progressbar", { name: "Katalog.pdf wird hochgeladen" });
  await expect
    .poll(() => Number(progress.element().getAttribute("aria-valuenow")), { timeout: 10_000 })
    .toBeGreaterThan(0);
  await expect.element(page.getByText("Noch 1 Dokument auf dem Weg")).toBeVisible();
  await page.getByRole("button", { name: "Katalog.pdf: Hochladen abbrechen" }).click();
  await expect.element(rows).toHaveLength(0);
});

test.each([
  ["too large", pdf("Groß.pdf", 10 * 1024 * 1024 + 1), /zu groß.+10 MB/],
  ["no PDF", new File(["x"], "bild.png", { type: "image/png" }), /im Format PDF/],
])("a file that is %s is refused without a call, and offers no new attempt", async (_what, file, reason) => {
  await openForm(uploaded(MARKER));
  choose(file);
  await expect.element(rows.getByText(reason)).toBeVisible();
  await expect.element(page.getByRole("status").getByText("1 Dokument nicht hochgeladen")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /erneut versuchen/i })).not.toBeInTheDocument();
  expect(await commands.requestsOfApi()).toEqual([]);
  await page.getByRole("button", { name: "Nicht Hochgeladenes entfernen" }).click();
  await expect.element(rows).toHaveLength(0);
});

test("a file that the server refuses shows the server's sentence and offers no new attempt", async () => {
  const message = "Diese Datei ist mit einem Passwort geschützt.";
  await openForm({ status: 400, body: { errors: [{ code: "files.type_not_allowed", message }] } });
  choose(pdf("Geheim.pdf"));
  await expect.element(rows.getByText(message)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /erneut versuchen/i })).not.toBeInTheDocument();
});

test("an upload that the connection cut off can be tried again", async () => {
  await openForm([{ offline: true }, uploaded(MARKER)]);
  choose(pdf("Katalog.pdf"));
  await page.getByRole("button", { name: "Katalog.pdf: erneut versuchen" }).click();
  await expect.element(page.getByText("Alles hochgeladen. Es gilt, sobald Sie speichern.")).toBeVisible();
  await expect.element(page.getByText("1 Dokument nicht hochgeladen")).not.toBeInTheDocument();
});

test("saving while a file is on its way sends nothing and leads to the file", async () => {
  await openForm({ held: true, ...uploaded(MARKER) });
  choose(pdf("Katalog.pdf"));
  await expect.element(rows).toHaveLength(1);
  await page.getByRole("button", { name: "Dokumente speichern" }).click();
  await expect.element(page.getByText(/noch nicht hochgeladen\. Bitte warten Sie/)).toBeVisible();
  await expect.poll(async () => (await commands.requestsOfApi()).map(({ call }) => call)).toEqual([UPLOAD]);
  await commands.releaseApi();
});

test("the arrow button moves a document, keeps the focus and says where it is now", async () => {
  await openForm({}, ["Preise", "Speisen", "Katalog"].map(stored));
  const back = page.getByRole("button", { name: "Dokument 1 nach hinten" });
  await back.click();
  await expect.poll(titleTexts).toEqual(["Speisen", "Preise", "Katalog"]);
  await expect.element(page.getByText("Dokument 1 steht jetzt an Stelle 2 von 3.")).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Dokument 2 nach hinten" })).toHaveFocus();
});

test("the first document can't be moved further forward", async () => {
  await openForm({}, ["Preise", "Speisen"].map(stored));
  const forward = page.getByRole("button", { name: "Dokument 1 nach vorne" });
  await expect.element(forward).toHaveAttribute("aria-disabled", "true");
  await forward.click({ force: true });
  await expect.poll(titleTexts).toEqual(["Preise", "Speisen"]);
});

test("a removed document comes back to its place by the message's button", async () => {
  await openForm({}, ["Preise", "Speisen"].map(stored));
  await page.getByRole("button", { name: "Dokument 1 entfernen" }).click();
  await expect.poll(titleTexts).toEqual(["Speisen"]);
  await expect.element(page.getByRole("button", { name: "Dokument 1 entfernen" })).toHaveFocus();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect.poll(titleTexts).toEqual(["Preise", "Speisen"]);
});

test("a document without a title is not saved, and the focus goes to its title", async () => {
  await openForm({}, ["Preise", "Speisen"].map(stored));
  await titles.nth(1).fill("");
  await page.getByRole("button", { name: "Dokumente speichern" }).click();
  await expect.element(titles.nth(1)).toHaveFocus();
  await expect.element(titles.nth(1)).toHaveAttribute("aria-invalid", "true");
  expect((await commands.requestsOfApi()).filter(({ call }) => call === SAVE)).toEqual([]);
});

test("files beyond the most that are allowed are named and not added", async () => {
  await openForm(
    uploaded(MARKER),
    Array.from({ length: 9 }, (_, index) => stored(`Liste${index + 1}`)),
  );
  choose(pdf("zehn.pdf"), pdf("elf.pdf"));
  await expect.element(page.getByText("Nicht hinzugefügt: elf.pdf")).toBeVisible();
  await expect.element(rows).toHaveLength(10);
  await expect.element(input).toBeDisabled();
});
