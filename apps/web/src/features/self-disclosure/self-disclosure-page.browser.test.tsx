import type { DisclosureSection, SelfDisclosure } from "@portal/contract/self-disclosure/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { setAccount } from "../../platform/session/active-account.ts";
import { currentAddress, startAt } from "../../testing/address.ts";
import { anAccount } from "../../testing/an-account.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import SelfDisclosurePage from "./self-disclosure-page.tsx";

const DISCLOSURE = "GET /api/customer/self-disclosure";

const aSection = (given: Partial<DisclosureSection> = {}): DisclosureSection => ({
  key: "cases",
  title: "Anfragen",
  purpose: "Um Ihre Fragen zu beantworten.",
  source: "Von Ihnen",
  retention: "Drei Jahre nach dem Ende",
  place: { page: "service_cases", label: "Zu den Anfragen" },
  facts: [{ term: "Kundennummer", value: "4711" }],
  table: null,
  total: 1,
  ...given,
});
const aTable = (rows: number) => ({
  headings: ["Am", "Betreff"],
  rows: Array.from({ length: rows }, (_, index) => [`${index + 1}.11.2026`, index === 0 ? "" : `Frage ${index + 1}`]),
});
const disclosed = (given: Partial<SelfDisclosure> = {}): ApiAnswer => ({
  body: {
    disclosure: {
      company_id: 4711,
      company_name: "Malerbetrieb Sommer",
      madeAt: "2026-11-16T08:00:00.000Z",
      sections: [aSection()],
      recipients: [],
      ...given,
    } satisfies SelfDisclosure,
  },
});

const contents = page.getByRole("navigation", { name: "Inhalt" });
const recipients = page.getByRole("region", { name: "Wer Daten Ihrer Firma bekommen hat" });
const cases = page.getByRole("region", { name: "Anfragen" });
const rows = cases.getByRole("row");

async function openPage(answer: ApiAnswer | readonly ApiAnswer[]) {
  await commands.answerApi({ [DISCLOSURE]: answer });
  startAt("/kunde/meineProdukte/eintrag/selbstauskunft");
  await renderPart(<SelfDisclosurePage />);
}

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("while the disclosure loads, the page says so and offers the PDF of this company already", async () => {
  await openPage({ held: true, ...disclosed() });
  await expect.element(page.getByRole("status")).toHaveTextContent("Wird geladen");
  await expect
    .element(page.getByRole("link", { name: "Als PDF herunterladen" }))
    .toHaveAttribute("href", "/api/customer/self-disclosure.pdf?accountId=4711");
  await expect.poll(commands.requestsOfApi).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(page.getByText(/^Stand: 16\.11\.2026,? 09:00 Uhr\./)).toBeVisible();
});

test("a disclosure that can't be loaded can be tried again", async () => {
  await openPage([{ status: 500 }, disclosed()]);
  await expect
    .element(page.getByRole("alert", { name: "Die Selbstauskunft konnte nicht geladen werden" }))
    .toMatchTextContent(/Oder rufen Sie uns an/);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(cases).toBeVisible();
});

test("a subject says what is stored, why, from where and for how long, and leads to its page", async () => {
  await openPage(disclosed());
  await expect.element(cases.getByText("Um Ihre Fragen zu beantworten.")).toBeVisible();
  const terms = cases.getByRole("term").elements();
  expect(terms.map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])).toEqual([
    ["Kundennummer", "4711"],
    ["Woher", "Von Ihnen"],
    ["Wie lange", "Drei Jahre nach dem Ende"],
  ]);
  await cases.getByRole("link", { name: /^Zu den Anfragen/ }).click();
  await expect.poll(currentAddress).toBe("/kunde/firmendaten/anfragen-an-uns");
});

test("the contents name recipients and subjects with their numbers, and each link has its place", async () => {
  await openPage(
    disclosed({
      sections: [aSection({ total: 12 }), aSection({ key: "calls", title: "Anrufe", total: 0 })],
      recipients: [{ name: "Google", what: "Name und Anschrift", since: null }],
    }),
  );
  const entries = contents.getByRole("listitem");
  await expect.element(entries).toHaveLength(3);
  await expect
    .poll(() => entries.elements().map(({ textContent }) => textContent))
    .toEqual(["Wer Daten bekommen hat1", "Anfragen12", "Nichts gespeichert1"]);
  const links = contents.getByRole("link").elements();
  expect(links.length).toBe(3);
  for (const link of links) expect(document.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
});

test("a subject without data is listed under what is not stored, with its purpose", async () => {
  await openPage(disclosed({ sections: [aSection({ title: "Anrufe", total: 0 })] }));
  const empty = page.getByRole("region", { name: "Nichts gespeichert" });
  await expect.element(empty.getByRole("term")).toHaveTextContent("Anrufe");
  await expect.element(empty.getByRole("definition")).toHaveTextContent("Um Ihre Fragen zu beantworten.");
  await expect.element(page.getByRole("region", { name: "Anrufe" })).not.toBeInTheDocument();
});

test("without empty subjects there is no such section", async () => {
  await openPage(disclosed());
  await expect.element(cases).toBeVisible();
  await expect.poll(() => page.getByText("Nichts gespeichert").elements()).toEqual([]);
});

test("recipients are named with what they got and since when; an unknown day is left out", async () => {
  await openPage(
    disclosed({
      recipients: [
        { name: "Google", what: "Name und Anschrift", since: "2026-11-16T08:00:00.000Z" },
        { name: "Meta", what: "Öffnungszeiten", since: null },
      ],
    }),
  );
  const values = recipients.getByRole("definition");
  await expect.element(values.nth(0)).toMatchTextContent(/^Name und Anschrift, seit 16\.11\.2026,? 09:00 Uhr$/);
  await expect.element(values.nth(1)).toHaveTextContent("Öffnungszeiten");
});

test("a company whose data nobody received reads so", async () => {
  await openPage(disclosed());
  await expect.element(recipients.getByText("Niemand außerhalb unseres Hauses.")).toBeVisible();
});

test("a table of eight rows shows five; the keyboard opens and closes the rest and keeps the focus", async () => {
  await openPage(disclosed({ sections: [aSection({ table: aTable(8), total: 8 })] }));
  const more = page.getByRole("button", { name: "3 weitere Zeilen zeigen zu Anfragen" });
  const less = page.getByRole("button", { name: "Weniger zeigen zu Anfragen" });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  await expect.element(rows).toHaveLength(1 + 5);
  more.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(less).toHaveAttribute("aria-expanded", "true");
  await expect.element(less).toHaveFocus();
  await expect.element(rows).toHaveLength(1 + 8);
  await userEvent.keyboard("{Enter}");
  await expect.element(rows).toHaveLength(1 + 5);
});

test("a sixth row alone is offered in the singular, and an empty cell has a dash", async () => {
  await openPage(disclosed({ sections: [aSection({ table: aTable(6), total: 6 })] }));
  await expect.element(page.getByRole("button", { name: "Eine weitere Zeile zeigen zu Anfragen" })).toBeVisible();
  await expect.element(rows.nth(1)).toMatchTextContent(/1\.11\.2026.*–$/);
});

test("five rows need no button; a table that shows only the newest says of how many", async () => {
  await openPage(disclosed({ sections: [aSection({ table: aTable(5), total: 251 })] }));
  await expect.element(cases.getByText("Gezeigt sind die neuesten 5 von 251.")).toBeVisible();
  await expect.element(cases.getByRole("button")).not.toBeInTheDocument();
});

test("somebody who finds a mistake is led to a new case", async () => {
  await openPage(disclosed());
  await page.getByRole("link", { name: "Schreiben Sie uns" }).click();
  await expect.poll(currentAddress).toBe("/kunde/firmendaten/anfragen-an-uns?neu=other");
});
