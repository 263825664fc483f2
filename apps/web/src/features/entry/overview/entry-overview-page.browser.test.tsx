import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { queryClient } from "../../../platform/query/query-client.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { anEntry } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import EntryOverviewPage from "./entry-overview-page.tsx";

const ENTRY = "GET /api/customer/getSalesForceEntry";
const DIFFERENCES = "GET /api/customer/entry/differences";
const UNFIT = "GET /api/customer/entry/steps/unfit";
const HISTORY = "GET /api/customer/entry/history";
const PREVIEW = "GET /api/entry/public/4711";
const DIRECTORY = "GET /api/customer/getGrisuEntryFromRedis";

const loaded = (given: Partial<SalesForceEntry> = {}): ApiAnswer => ({ body: { entry: anEntry(given) } });
const aChange = {
  id: 7,
  part: "companyData",
  version: 2,
  source: "owner",
  actorName: "Eva Sommer",
  changedAt: "2026-11-16T08:00:00.000Z",
  fields: [{ field: "Phone", before: "", after: "0221 2" }],
  undoable: true,
  undoesChangeId: null,
  fromGoogle: false,
};

type Answers = Readonly<Record<string, ApiAnswer | readonly ApiAnswer[]>>;
async function openPage(answers: Answers = {}) {
  startAt("/");
  await commands.answerApi({
    [ENTRY]: loaded(),
    [DIFFERENCES]: { body: { differences: [], open: 0 } },
    [UNFIT]: { body: { unfit: [] } },
    [HISTORY]: { body: { changes: [], hasMore: false } },
    [PREVIEW]: loaded({ slogan: "Farbe mit Liebe" }),
    [DIRECTORY]: { body: { entry: anEntry(), cachedAt: "2026-11-16T09:00:00.000Z" } },
    ...answers,
  });
  await renderPart(<EntryOverviewPage />);
}
const calls = async () => (await commands.requestsOfApi()).map(({ call }) => call);

const completeness = page.getByRole("region", { name: "Vollständigkeit" });
const preview = page.getByRole("region", { name: "Was Kunden sehen" });
const history = page.getByRole("region", { name: "Letzte Änderungen" });
const edit = page.getByRole("link", { name: "Eintrag bearbeiten" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("the page waits for the open differences, so that their banner moves nothing", async () => {
  await openPage({ [DIFFERENCES]: { body: { differences: [], open: 2 }, held: true } });
  await expect.poll(calls).toEqual(expect.arrayContaining([DIFFERENCES, ENTRY]));
  // Only the differences are still on their way.
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  await expect.element(page.getByText("Wird geladen").first()).toBeInTheDocument();
  await expect.element(completeness).not.toBeInTheDocument();
  await commands.releaseApi();
  await expect.element(page.getByText("2 Angaben weichen von unseren Daten ab")).toBeVisible();
  await expect.element(completeness).toBeVisible();
});

test("differences that can't be loaded: the entry appears without their banner", async () => {
  await openPage({ [DIFFERENCES]: { status: 500 } });
  await expect.element(completeness).toBeVisible();
  await expect.element(page.getByText(/von unseren Daten ab/)).not.toBeInTheDocument();
});

test("a company without an entry is told that it is being made, and whom to call", async () => {
  const errors = [{ code: "entry.not_found", message: "Zu dieser Firma gibt es keinen Eintrag." }];
  await openPage({ [ENTRY]: { status: 404, body: { errors } } });
  await expect.element(page.getByRole("heading", { name: "Noch kein Eintrag" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^\+?[\d ]+$/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Erneut versuchen" })).not.toBeInTheDocument();
});

test("an entry that can't be loaded: nothing saved is lost, and it is loaded when asked again", async () => {
  await openPage({ [ENTRY]: [{ status: 500 }, loaded()] });
  const failure = page.getByRole("alert", { name: "Der Eintrag konnte nicht geladen werden" });
  await expect.element(failure.getByText(/Gespeichertes ist nicht betroffen\./)).toBeVisible();
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(completeness).toBeVisible();
});

test("the completeness is a meter with a sentence; the three best steps name effort and points and lead to their field", async () => {
  await openPage();
  const meter = completeness.getByRole("meter", { name: "Vollständigkeit des Eintrags" });
  await expect.element(meter).toBeVisible();
  const percent = Number(meter.element().getAttribute("aria-valuenow"));
  expect(percent).toBeGreaterThan(0);
  expect(percent).toBeLessThan(50);
  await expect
    .element(completeness.getByText(new RegExp(`^${percent} von 100 Punkten\\. Noch \\d+ Schritte`)))
    .toBeVisible();
  const steps = completeness.getByRole("link", { name: /etwa .* Minute.*\+\d+ Punkte/ });
  await expect.element(steps).toHaveLength(3);
  await expect.element(steps.first()).toHaveAttribute("href", expect.stringMatching(/bereich=.+#oeffnungszeiten$/));
});

test("a group of parts unfolds; each part links to its form and says its missing points", async () => {
  await openPage({ [ENTRY]: loaded({ Phone: "0221 1", email: "a@b.example", website: "www.a.example" }) });
  const group = completeness.getByRole("group").first();
  const part = completeness.getByRole("link", { name: /^Adresse und Kontakt/ });
  await expect.element(completeness).toBeVisible();
  await expect.element(part).not.toBeInTheDocument();
  (group.element().querySelector("summary") as HTMLElement).click();
  await expect.element(part).toHaveTextContent("Adresse und Kontaktausgefüllt");
  await expect.element(completeness.getByRole("link", { name: /^Öffnungszeiten/ })).toMatchTextContent(/\+\d+ Punkte$/);
});

test("the preview is what the server publishes, with links to the public page and the poster", async () => {
  await openPage();
  await expect.element(preview.getByText("Farbe mit Liebe")).toBeVisible();
  await expect.element(preview.getByRole("heading", { name: "Malerbetrieb Sommer" })).toHaveProperty("tagName", "H3");
  await expect
    .element(preview.getByRole("link", { name: "Öffentliche Seite ansehen" }))
    .toHaveAttribute("href", expect.stringMatching(/4711$/));
  await expect.element(preview.getByRole("link", { name: "Aushang mit QR-Code" })).toBeVisible();
});

test("a preview that can't be loaded fails alone", async () => {
  await openPage({ [PREVIEW]: [{ status: 500 }, loaded({ slogan: "Farbe mit Liebe" })] });
  const failure = preview.getByRole("alert", { name: "Die Vorschau konnte nicht geladen werden" });
  await expect.element(completeness).toBeVisible();
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(preview.getByText("Farbe mit Liebe")).toBeVisible();
});

test.each([
  ["2026-11-16T07:59:00.000Z", "Im Verzeichnis erscheint die letzte Änderung in wenigen Minuten"],
  ["2026-11-16T08:00:00.000Z", "Im Verzeichnis: Stand"],
])("a directory's copy of %s, the entry being of 08:00, reads: %s", async (updatedAt, sentence) => {
  const entry = anEntry({ updatedAt });
  await openPage({ [DIRECTORY]: { body: { entry, cachedAt: "2026-11-16T09:00:00.000Z" } } });
  await expect.element(preview.getByText(new RegExp(sentence))).toBeVisible();
});

test("the latest five changes are asked for, and a link leads to the others", async () => {
  await openPage({ [HISTORY]: { body: { changes: [aChange], hasMore: true } } });
  await expect.element(history.getByRole("button", { name: /Telefon rückgängig machen/ })).toBeVisible();
  await expect.element(history.getByRole("link", { name: "Alle Änderungen ansehen" })).toBeVisible();
  const requests = await commands.requestsOfApi();
  expect(requests.find(({ call }) => call === HISTORY)?.query).toContain("limit=5");
});

test("no more changes than shown: no link to the others", async () => {
  await openPage({ [HISTORY]: { body: { changes: [aChange], hasMore: false } } });
  await expect.element(history.getByText(/^Eva Sommer, /)).toBeVisible();
  await expect.element(history.getByRole("link", { name: "Alle Änderungen ansehen" })).not.toBeInTheDocument();
});

test("people who may only read see the entry without steps, undo, banner and a link to edit", async () => {
  setAccount(anAccount({ right: "read" }));
  await openPage({
    [DIFFERENCES]: { body: { differences: [], open: 2 } },
    [HISTORY]: { body: { changes: [aChange], hasMore: false } },
  });
  await expect.element(page.getByText("Sie können diesen Eintrag ansehen, aber nicht ändern")).toBeVisible();
  await expect.element(history.getByText(/^Eva Sommer, /)).toBeVisible();
  await expect.element(history.getByRole("button")).not.toBeInTheDocument();
  await expect.element(completeness.getByText("Das bringt am meisten")).not.toBeInTheDocument();
  await expect.element(page.getByText(/von unseren Daten ab/)).not.toBeInTheDocument();
  await expect.element(edit).not.toBeInTheDocument();
});

test("a step that does not fit goes, the next one takes its place, and it can be shown again", async () => {
  const [mark, unmark] = ["POST /api/customer/dashboard/tasks/mark", "POST /api/customer/dashboard/tasks/unmark"];
  const key = "entry.step-openingHours";
  await openPage({
    [UNFIT]: [{ body: { unfit: [] } }, { body: { unfit: ["openingHours"] } }, { body: { unfit: [] } }],
    [mark]: { body: { mark: { key, kind: "not_for_us", untilDay: "2027-11-16" } } },
    [unmark]: { body: { key } },
  });
  const steps = completeness.getByRole("list", { name: "Nächste Schritte" });
  const step = steps.getByRole("link", { name: /Öffnungszeiten eintragen/ });
  await expect.element(step).toBeVisible();
  await completeness.getByRole("button", { name: "Passt nicht: Öffnungszeiten eintragen" }).click();
  await expect.element(step).not.toBeInTheDocument();
  await expect.element(steps).toHaveFocus();
  await expect.element(steps.getByRole("listitem").nth(2)).toBeVisible();
  await completeness.getByText("Ein Schritt passt nicht zu Ihnen").click();
  await completeness.getByRole("button", { name: "Wieder zeigen: Öffnungszeiten eintragen" }).click();
  await expect.element(step).toBeVisible();
  const bodies = (await commands.requestsOfApi()).flatMap(({ call, body }) =>
    call === mark || call === unmark ? [body] : [],
  );
  expect(bodies).toEqual([{ key, kind: "not_for_us" }, { key }]);
});

test("people who may only read see no steps", async () => {
  setAccount(anAccount({ right: "read" }));
  await openPage();
  await expect.element(completeness).toBeVisible();
  await expect.element(completeness.getByRole("button")).not.toBeInTheDocument();
});
