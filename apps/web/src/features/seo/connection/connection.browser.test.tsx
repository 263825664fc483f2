import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setWindowQuery } from "../../../testing/address.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { anOverview, CALLS, connection, openPage, PATH, setCompany } from "../testing/seo-page.tsx";

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompany());

const section = page.getByRole("region", { name: "Google Search Console" });
const overviewIn = (state: ReturnType<typeof connection>["state"], siteUrl: string | null = null) => ({
  body: anOverview({ google: null, searchConsole: connection({ state, siteUrl, readAt: null }), steps: [] }),
});
const PROPERTIES = {
  body: {
    websites: ["sommer.example"],
    properties: [
      { siteUrl: "sc-domain:sommer.example", own: true, chosen: false },
      { siteUrl: "https://www.sommer.example/", own: true, chosen: false },
      { siteUrl: "https://verein.example/", own: false, chosen: false },
    ],
  },
};

test("Google's code is sent once and leaves the address; then the company's websites are offered", async () => {
  setWindowQuery("?code=4/abc&state=xyz&scope=openid");
  await openPage({
    overview: overviewIn("granted"),
    answers: {
      [CALLS.grant]: { body: { searchConsole: connection({ state: "granted", siteUrl: null }) } },
      [CALLS.properties]: PROPERTIES,
    },
  });
  await expect.element(section.getByRole("radio")).toHaveLength(2);
  await expect.element(section.getByText(/Eine weitere Website des Google-Kontos/)).toBeVisible();
  expect(window.location.search).not.toContain("code=");
  const sent = (await commands.requestsOfApi()).filter(({ body }) => JSON.stringify(body ?? "").includes("4/abc"));
  expect(sent).toHaveLength(1);
});

test("the chosen website is connected, and its figures are on their way", async () => {
  await openPage({
    overview: [overviewIn("granted"), overviewIn("reading", "https://www.sommer.example/")],
    answers: {
      [CALLS.properties]: PROPERTIES,
      [CALLS.choose]: { body: { searchConsole: connection({ state: "reading" }) } },
    },
  });
  await section.getByRole("radio", { name: /^www\.sommer\.example/ }).click();
  await section.getByRole("button", { name: "Diese Website verbinden" }).click();
  await expect.element(page.getByText("www.sommer.example ist verbunden.")).toBeVisible();
  await expect.element(page.getByText("Wir holen Ihre Zahlen bei Google ab")).toBeVisible();
});

test("a missing box at Google is named, and the message can be closed", async () => {
  setWindowQuery("?code=4/abc&state=xyz");
  await openPage({
    overview: overviewIn("none"),
    answers: { [CALLS.grant]: refused("external_services.scope_missing") },
  });
  const message = page.getByRole("status").filter({ hasText: "Die Search Console ist nicht verbunden" });
  await expect.element(message.getByText(/Bei Google fehlt das Häkchen/)).toBeVisible();
  await message.getByRole("button", { name: "Meldung schließen" }).click();
  await expect.element(message).not.toBeInTheDocument();
});

test("declining at Google connects nothing and says so", async () => {
  setWindowQuery("?error=access_denied&state=xyz");
  await openPage({
    overview: overviewIn("none"),
    answers: { [CALLS.deny]: { body: {} } },
  });
  await expect.element(page.getByText("Sie haben bei Google abgebrochen. Es wurde nichts verbunden.")).toBeVisible();
});

test("an account without the own website says what was looked for", async () => {
  const foreign = { body: { websites: ["sommer.example"], properties: PROPERTIES.body.properties.slice(2) } };
  await openPage({ overview: overviewIn("granted"), answers: { [CALLS.properties]: foreign } });
  await expect.element(section.getByText("Ihre Website ist in diesem Google-Konto nicht dabei")).toBeVisible();
  await expect
    .element(section.getByText(/Gesucht haben wir sommer\.example\. Das Konto hat nur andere Websites\./))
    .toBeVisible();
  await expect.element(section.getByRole("button", { name: "Verbindung trennen" })).toBeVisible();
});

test("properties that can't be loaded are loaded when asked again", async () => {
  await openPage({
    overview: overviewIn("granted"),
    answers: { [CALLS.properties]: [{ status: 500 }, PROPERTIES] },
  });
  await section.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(section.getByRole("radio")).toHaveLength(2);
});

test("another website warns that the figures of the first are deleted", async () => {
  await openPage({ answers: { [CALLS.properties]: PROPERTIES } });
  await section.getByRole("button", { name: "Andere Website wählen" }).click();
  await expect.element(section.getByText(/werden gelöscht/)).not.toBeInTheDocument();
  await section.getByRole("radio", { name: /^www\.sommer\.example/ }).click();
  await expect.element(section.getByText(/Die Zahlen von sommer\.example werden gelöscht/)).toBeVisible();
});

test("disconnecting asks first; the figures stay", async () => {
  const after = connection({ state: "disconnected" });
  await openPage({
    overview: [{ body: anOverview() }, { body: anOverview({ searchConsole: after }) }],
    answers: { [CALLS.disconnect]: { body: { searchConsole: after, revocation: "done" } } },
  });
  await section.getByRole("button", { name: "Verbindung trennen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verbindung trennen" }).click();
  await expect.element(page.getByText("Die Freigabe bei Google ist zurückgenommen.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Die Search Console ist getrennt", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("region", { name: /^Google hat Ihre Website/ })).toBeVisible();
});

test.each([
  ["access_ended", "Die Freigabe bei Google gilt nicht mehr", "Neu verbinden"],
  ["property_lost", "Das Google-Konto sieht Ihre Website nicht mehr", "Website neu wählen"],
] as const)("%s says what is wrong and leads to what helps", async (state, title, action) => {
  await openPage({
    overview: { body: anOverview({ searchConsole: connection({ state }) }) },
    answers: { [CALLS.properties]: PROPERTIES },
  });
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByRole("link", { name: action })).toHaveAttribute("href", `${PATH}#search-console`);
});
