import type { Message, Thread, ThreadItem, Threads } from "@portal/contract/leads/messages/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { currentAddress, startAt } from "../../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { aLead, aLeadList, setCompany } from "../testing/leads.ts";
import MessagesPage from "./messages-page.tsx";

const LIST = "GET /api/customer/message-threads";
const NEW = "GET /api/customer/lea/getLeads";
const ONE = "GET /api/customer/message-threads/31";
const MARK = "POST /api/customer/message-threads/31/mark";
const SEND = "POST /api/customer/message-threads/31/messages";
const QUICK = "GET /api/customer/quick-answers";

const anItem = (given: Partial<ThreadItem> = {}): ThreadItem => ({
  id: 31,
  name: "Maria König",
  kind: "message",
  excerpt: "Reparieren Sie auch Schieferdächer?",
  lastAuthor: "customer",
  lastAt: "2026-11-20T08:12:00.000Z",
  unread: 0,
  isWaiting: false,
  ...given,
});

const theirs: Message = {
  id: 501,
  author: "customer",
  name: "",
  text: "Reparieren Sie auch Schieferdächer?",
  quoted: "",
  at: "2026-11-20T08:12:00.000Z",
  files: [],
  leftOut: [],
  state: "received",
  undoUntil: null,
};

function aThread(given: Partial<Thread> = {}): Thread {
  const { excerpt: _excerpt, ...item } = anItem();
  const more = { leadId: 7, email: "maria@post.example", phone: "", isStopped: false, isMore: false };
  return { ...item, ...more, startedAt: theirs.at, messages: [theirs], ...given };
}

const listOf = (threads: ThreadItem[]): Threads => ({
  threads,
  total: threads.length,
  unread: threads.filter(({ unread }) => unread > 0).length,
  waiting: threads.filter(({ isWaiting }) => isWaiting).length,
});

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompany());

async function open(answers: object, query = "") {
  startAt(`${pathOf("inquiries_messages")}${query}`);
  await commands.answerApi({
    [LIST]: { body: listOf([anItem()]) },
    [NEW]: { body: aLeadList([]) },
    [QUICK]: { body: { quickAnswers: [] } },
    ...answers,
  });
  await renderPart(<MessagesPage />);
}

const threads = page.getByRole("list", { name: "Gespräche" });
const bodiesOf = async (call: string) =>
  (await commands.requestsOfApi()).filter((one) => one.call === call).map(({ body }) => body);

test("the list says who waits, what is unread and who wrote last", async () => {
  await open({
    [LIST]: {
      body: listOf([
        anItem({ id: 31, unread: 2, isWaiting: true }),
        anItem({ id: 32, name: "Jonas Weber", isWaiting: true }),
        anItem({ id: 33, name: "Elif Demir", lastAuthor: "company", excerpt: "Wir kommen am Montag." }),
      ]),
    },
  });
  await expect.element(page.getByRole("heading", { name: "2 Kunden warten auf Ihre Antwort" })).toBeVisible();
  const rows = threads.getByRole("listitem");
  const says = (row: number, text: string) =>
    expect.element(rows.nth(row).getByText(text, { exact: true })).toBeVisible();
  await says(0, "2 neue Nachrichten");
  await says(1, "Wartet auf Antwort");
  await says(2, "Beantwortet");
  await expect.element(rows.nth(2).getByText("Sie:")).toBeVisible();
  await expect
    .element(threads.getByRole("link", { name: "Jonas Weber" }))
    .toHaveAttribute("href", `${pathOf("inquiries_messages")}?verlauf=32`);
});

test("a message that waits to be accepted stands above the threads, without its sender", async () => {
  await open({ [NEW]: { body: aLeadList([aLead({ kind: "message" })]) } });
  await expect.element(page.getByRole("list", { name: "Neue Nachrichten" }).getByRole("link")).toBeVisible();
  await expect.element(page.getByText("Maria Klein")).not.toBeInTheDocument();
});

test("a chosen state is in the address, and a selection without threads leads back to all", async () => {
  await open({ [LIST]: [{ body: listOf([anItem()]) }, { body: listOf([]) }, { body: listOf([anItem()]) }] });
  await expect.element(threads.getByRole("link", { name: "Maria König" })).toBeVisible();
  await page.getByLabelText("Stand").selectOptions("Ungelesen");
  await expect.poll(currentAddress).toMatch(/\?stand=/);
  await expect.element(page.getByText("Keine Nachricht passt zu dieser Auswahl.")).toBeVisible();
  await page.getByRole("button", { name: "Alle Nachrichten zeigen" }).click();
  await expect.poll(currentAddress).toBe(pathOf("inquiries_messages"));
});

test("an opened thread counts as read up to its latest message", async () => {
  await open(
    {
      [ONE]: { body: { thread: aThread({ unread: 1, isWaiting: true }) } },
      [MARK]: { body: { unread: 0, isWaiting: true } },
    },
    "?verlauf=31",
  );
  await expect.element(page.getByText("Reparieren Sie auch Schieferdächer?")).toBeVisible();
  await expect.poll(() => bodiesOf(MARK)).toEqual([{ read: true, upTo: 501 }]);
});

test("a reader's look leaves it unread, and shows no answer form", async () => {
  setCompany("read");
  await open({ [ONE]: { body: { thread: aThread({ unread: 1 }) } } }, "?verlauf=31");
  await expect.element(page.getByText("Reparieren Sie auch Schieferdächer?")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Nachricht senden" })).not.toBeInTheDocument();
  expect(await bodiesOf(MARK)).toEqual([]);
});

test("a quick answer fills in the customer's name, and is sent with its text", async () => {
  const ours: Message = { ...theirs, id: 502, author: "company", name: "Petra Brandt", state: "sending" };
  await open(
    { [ONE]: { body: { thread: aThread() } }, [SEND]: { body: { message: { ...ours, text: "Gesendet." } } } },
    "?verlauf=31",
  );
  await page.getByLabelText(/^Schnellantwort/).selectOptions("Fotos erbitten");
  const field = page.getByRole("textbox", { name: "Nachricht", exact: true });
  await expect.element(field).toHaveValue(expect.stringMatching(/^Guten Tag Maria König,/));
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect.element(field).toHaveValue("");
  await expect.element(page.getByText("Die Nachricht geht in 10 Sekunden hinaus.")).toBeVisible();
  expect(await bodiesOf(SEND)).toMatchObject([{ text: expect.stringMatching(/zwei oder drei Fotos/), files: [] }]);
});

test("without words nothing is sent; a refusal keeps the words", async () => {
  await open({ [ONE]: { body: { thread: aThread() } }, [SEND]: refused("leads.thread_not_found") }, "?verlauf=31");
  const field = page.getByRole("textbox", { name: "Nachricht", exact: true });
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect.element(page.getByText("Bitte schreiben Sie etwas.")).toBeVisible();
  await field.fill("Ja, gern.");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect.poll(async () => (await bodiesOf(SEND)).length).toBe(1);
  await expect.element(field).toHaveValue("Ja, gern.");
});
