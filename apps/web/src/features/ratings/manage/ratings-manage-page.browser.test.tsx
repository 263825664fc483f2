import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { startAt } from "../../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { setCompanyWithRatings } from "../testing/company.ts";
import { aList, anAnswer, aRating } from "../testing/ratings.ts";
import RatingsManagePage from "./ratings-manage-page.tsx";

const LIST = "GET /api/customer/ratings/manage/list";
const ONE = "GET /api/customer/ratings/manage/rating/71";
const TEMPLATES = "GET /api/customer/ratings/manage/getTemplates";
const PUBLISH = "POST /api/customer/ratings/manage/publish";
const DRAFT = "POST /api/customer/ratings/manage/saveDraft";
const MARK = "POST /api/customer/ratings/manage/mark";
const SAVE_TEMPLATE = "POST /api/customer/ratings/manage/saveTemplate";
const toasts = page.getByRole("region", { name: "Meldungen" });
const THANKS = { id: 5, title: "Dank", text: "Hallo {name}, danke für {sterne} Sterne." };

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithRatings());

async function open(answers: object = {}, query = "") {
  startAt(pathOf("ratings_manage") + query);
  await commands.answerApi({
    [LIST]: { body: aList([aRating()]) },
    [TEMPLATES]: { body: { templates: [THANKS] } },
    ...answers,
  });
  await renderPart(<RatingsManagePage />);
}
const answerButton = page.getByRole("button", { name: /^Antworten/ });
const field = page.getByLabelText("Ihre Antwort");

test("the headline says what is open; a rating has stars, text, author and source", async () => {
  await open();
  await expect.element(page.getByRole("heading", { name: "Eine Bewertung wartet auf eine Antwort" })).toBeVisible();
  const rating = page.getByRole("article", { name: "Bewertung von Hanna K. am 01.03.2026, Wer kennt den Besten" });
  await expect.element(rating.getByText("Fünf von fünf Sternen")).toBeInTheDocument();
  await expect.element(rating.getByText("Schnell, sauber und freundlich.")).toBeVisible();
  await expect.element(rating.getByText("Offen")).toBeVisible();
});

test("a long text without spaces is cut between its signs, not inside one", async () => {
  await open({ [LIST]: { body: aList([aRating({ text: `a${"😀".repeat(300)}` })]) } });
  await expect.element(page.getByText(`a${"😀".repeat(139)} …`, { exact: true })).toBeVisible();
});

describe("the answer form", () => {
  test("a template is put in with the rating's values, and published as it is then", async () => {
    const answered = aRating({ answer: anAnswer({ text: "Hallo Hanna K., danke für 5 Sterne." }) });
    await open({
      [LIST]: [{ body: aList([aRating()]) }, { body: aList([answered]) }],
      [PUBLISH]: { body: { rating: answered } },
    });
    await answerButton.click();
    await page.getByRole("button", { name: "Dank", exact: true }).click();
    await expect.element(field).toHaveValue("Hallo Hanna K., danke für 5 Sterne.");
    await page.getByRole("button", { name: "Antwort veröffentlichen" }).click();
    await expect.element(toasts.getByText("Die Antwort ist veröffentlicht.")).toBeVisible();
    await expect.element(page.getByText("Hallo Hanna K., danke für 5 Sterne.")).toBeVisible();
    await expect.element(page.getByText(/Ihre Antwort ist freigegeben/)).toBeVisible();
  });

  test("another template replaces the one before and keeps what was written in front of it", async () => {
    const sorry = { id: 6, title: "Bedauern", text: "Das tut uns leid." };
    await open({ [TEMPLATES]: { body: { templates: [THANKS, sorry] } } });
    await answerButton.click();
    await field.fill("Guten Tag,");
    await page.getByRole("button", { name: "Dank", exact: true }).click();
    await page.getByRole("button", { name: "Bedauern" }).click();
    await expect.element(field).toHaveValue("Guten Tag,\n\nDas tut uns leid.");
  });

  test("a refusal stands at the field, and what was typed stays", async () => {
    await open({
      [PUBLISH]: {
        status: 400,
        body: { errors: [{ code: "request.invalid", field: "text", message: "Bitte schreiben Sie eine Antwort." }] },
      },
    });
    await answerButton.click();
    await page.getByRole("button", { name: "Antwort veröffentlichen" }).click();
    await expect.element(field).toHaveAccessibleDescription(/Bitte schreiben Sie eine Antwort\./);
    await expect.element(field).toHaveFocus();
  });

  test("somebody else was faster: the form says so and keeps the text", async () => {
    await open({ [PUBLISH]: refused("ratings.stale_answer") });
    await answerButton.click();
    await field.fill("Danke");
    await page.getByRole("button", { name: "Antwort veröffentlichen" }).click();
    await expect.element(page.getByText(/Jemand hat die Antwort inzwischen geändert/)).toBeVisible();
    await expect.element(field).toHaveValue("Danke");
  });

  test("a draft is saved", async () => {
    const drafted = aRating({ answer: anAnswer({ state: "draft", draft: "Dan", text: "", publishedAt: null }) });
    await open({
      [LIST]: [{ body: aList([aRating()]) }, { body: aList([drafted]) }],
      [DRAFT]: { body: { rating: drafted } },
    });
    await answerButton.click();
    await field.fill("Dan");
    await page.getByRole("button", { name: "Entwurf speichern" }).click();
    await expect.element(toasts.getByText("Der Entwurf ist gespeichert.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Entwurf weiterschreiben/ })).toBeVisible();
  });

  test("the field has the focus, and closing gives it back to the button", async () => {
    await open();
    await answerButton.click();
    await expect.element(field).toHaveFocus();
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await expect.element(answerButton).toHaveFocus();
  });

  test("it says that the text is checked, and for what", async () => {
    await open();
    await answerButton.click();
    await expect.element(field).toHaveAccessibleDescription(/fremde Telefonnummern.*Beleidigungen/);
  });
});

describe("ratings of Google", () => {
  const atGoogle = aRating({ source: "google" });
  test("without a connection the page says what to do, and only a draft can be saved", async () => {
    await open({ [LIST]: { body: aList([atGoogle], { google: "not_connected" }) } });
    await expect.element(page.getByRole("link", { name: "Mit Google verbinden" })).toBeVisible();
    await answerButton.click();
    await expect.element(page.getByRole("button", { name: "Entwurf speichern" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Antwort veröffentlichen" })).not.toBeInTheDocument();
  });

  test("a failed delivery says why and can be sent again", async () => {
    const failed = { ...atGoogle, answer: anAnswer({ delivery: "failed", failure: "away" }) };
    const sending = { ...atGoogle, answer: anAnswer({ delivery: "sending" }) };
    await open({
      [LIST]: [{ body: aList([failed]) }, { body: aList([sending]) }],
      "POST /api/customer/ratings/manage/resend": { body: { rating: sending } },
    });
    await expect.element(page.getByText(/Google hat bisher nicht bestätigt/)).toBeVisible();
    await page.getByRole("button", { name: "Noch einmal senden" }).click();
    await expect.element(page.getByText(/Die Antwort wird an Google gesendet/)).toBeVisible();
  });

  test("a text that Google refuses is not sent again unchanged", async () => {
    const refusedThere = { ...atGoogle, answer: anAnswer({ delivery: "failed", failure: "refused" }) };
    await open({ [LIST]: { body: aList([refusedThere]) } });
    await expect.element(page.getByText("Google nimmt diesen Text nicht an. Bitte ändern Sie ihn.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Noch einmal senden" })).not.toBeInTheDocument();
  });
});

test("a source without a connection is answered there; an address that is none becomes no link", async () => {
  const there = aRating({ source: "golocal", url: "https://golocal.example/r/1" });
  const hostile = aRating({ id: 72, source: "cylex", url: "javascript:alert(1)" });
  await open({ [LIST]: { body: aList([there, hostile]) } });
  await expect
    .element(page.getByRole("link", { name: /^Bei golocal antworten/ }))
    .toHaveAttribute("href", "https://golocal.example/r/1");
  await expect.element(page.getByText("Antworten können Sie nur bei Cylex selbst.")).toBeVisible();
  await expect.element(answerButton).not.toBeInTheDocument();
});

test("several are marked as done and the mark is undone", async () => {
  const two = [aRating(), aRating({ id: 72, author: "Olaf B." })];
  const done = two.map((rating) => ({ ...rating, doneAt: "2026-03-02T10:00:00.000Z" }));
  await open({
    [LIST]: [two, done, two].map((ratings) => ({ body: aList(ratings) })),
    [MARK]: [{ body: { changed: [71, 72] } }, { body: { changed: [71, 72] } }],
  });
  await page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }).click();
  await expect.element(page.getByText("2 Bewertungen ausgewählt")).toBeVisible();
  await page.getByRole("button", { name: "Als erledigt markieren" }).click();
  await expect.element(page.getByRole("heading", { name: "Keine Bewertung wartet auf eine Antwort" })).toBeVisible();
  await toasts.getByRole("button", { name: "Rückgängig" }).click();
  await expect.element(page.getByRole("heading", { name: "2 Bewertungen warten auf eine Antwort" })).toBeVisible();
});

test("a filter that finds nothing says so and leads back to all", async () => {
  await open({ [LIST]: { body: aList([], { total: 0 }) } }, "?sterne=1-1&quelle=google");
  await expect.element(page.getByLabelText("Sterne")).toHaveValue("1-1");
  await expect.element(page.getByText("Keine Bewertung passt zu dieser Auswahl.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Alle Bewertungen zeigen" })).toBeVisible();
});

test("without any rating the page says what will appear", async () => {
  await open({ [LIST]: { body: aList([], { total: 0 }) } });
  await expect.element(page.getByRole("heading", { name: "Noch keine Bewertungen" })).toBeVisible();
});

test("the address of one rating shows it with its history; one that is gone says so", async () => {
  const changes = [
    { id: 1, step: "published", text: "Danke", at: "2026-03-02T10:00:00.000Z", author: "support", name: "" },
  ];
  const earlier = [{ stars: 2, title: "", text: "Kam nicht.", until: "2026-03-01T10:00:00.000Z" }];
  await open({ [ONE]: { body: { rating: aRating(), earlier, changes, google: "ready" } } }, "?bewertung=71");
  await expect.element(page.getByText(/Antwort veröffentlicht · .* Uhr · Kundendienst für Sie/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Frühere Fassungen" })).toBeVisible();
  await expect.element(page.getByText("Kam nicht.")).toBeVisible();
});

test("a rating that is gone says so", async () => {
  await open({ [ONE]: refused("ratings.not_found") }, "?bewertung=71");
  await expect.element(page.getByRole("heading", { name: "Diese Bewertung gibt es nicht mehr" })).toBeVisible();
});

test("a template with an unknown placeholder is refused at its field; the preview fills in what is known", async () => {
  await open({
    [SAVE_TEMPLATE]: {
      status: 400,
      body: { errors: [{ code: "request.invalid", field: "template.text", message: "{vorname} gibt es nicht." }] },
    },
  });
  await page.getByRole("button", { name: "Vorlage anlegen" }).click();
  await page.getByLabelText("Name der Vorlage").fill("Neu");
  await page.getByLabelText("Text", { exact: true }).fill("Liebe {vorname}, danke für {sterne} Sterne");
  await expect.element(page.getByText("Liebe {vorname}, danke für 5 Sterne")).toBeVisible();
  await page.getByRole("button", { name: "Vorlage speichern" }).click();
  await expect
    .element(page.getByLabelText("Text", { exact: true }))
    .toHaveAccessibleDescription(/\{vorname\} gibt es nicht\./);
});

test("who may only read sees ratings and templates, and no button that changes them", async () => {
  setCompanyWithRatings("read");
  await open({ [LIST]: { body: aList([aRating({ answer: anAnswer() }), aRating({ id: 72 })]) } });
  await expect.element(page.getByText("Hallo {name}, danke für {sterne} Sterne.")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /Antwort|erledigt|Zurückziehen|Ändern|Löschen|Vorlage/ }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole("checkbox", { name: /auswählen/ })).not.toBeInTheDocument();
});

test("without the product nothing is loaded, and the page says what it would bring", async () => {
  setCompanyWithRatings("owner", "Inactive");
  startAt(pathOf("ratings_manage"));
  await commands.answerApi({});
  await renderPart(<RatingsManagePage />);
  await expect
    .element(page.getByRole("heading", { name: "Das Bewertungsmanagement gehört nicht zu Ihren Produkten" }))
    .toBeVisible();
});

test("a list that can't be loaded is loaded when asked again", async () => {
  await open({ [LIST]: [{ status: 500 }, { body: aList([aRating()]) }] });
  await expect
    .element(page.getByRole("heading", { name: "Die Bewertungen konnten nicht geladen werden" }))
    .toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByRole("heading", { name: "Eine Bewertung wartet auf eine Antwort" })).toBeVisible();
});
