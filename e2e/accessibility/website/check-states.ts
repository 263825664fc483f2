/** The website check: findings, running, never checked, error, redirect, no website, loading, failed. */
import { loading, type Scenario, type State, text } from "../state.ts";
import { fail, hold } from "../test-users.ts";

const PAGE = "/kunde/meineProdukte/website/pruefung";
const CALL = "/api/customer/getWebsiteCheckResult";

type Answer = { addresses: string[]; check: Record<string, unknown> | null };

/** Changes the real answer, for states that last a moment or need another website. */
const changed =
  (change: (answer: Answer) => void) =>
  ({ page }: Scenario) =>
    page.route(
      ({ pathname }) => pathname === CALL,
      async (route) => {
        // Node does not resolve subdomains of localhost; both brands have the same answer.
        const response = await route.fetch({ url: route.request().url().replace("//marke-b.", "//") });
        const answer = (await response.json()) as Answer;
        change(answer);
        await route.fulfill({ response, json: answer });
      },
    );
const withCheck = (fields: Record<string, unknown>) =>
  changed((answer) => {
    answer.check = { ...answer.check, ...fields };
  });

const ended = (state: string, message: string) =>
  withCheck({
    state,
    message,
    findings: [],
    fixed: [],
    figures: null,
    history: [{ checkedAt: "2026-11-16T08:05:00.000Z", state, findings: null }],
  });

export const WEBSITE_CHECK_STATES: readonly State[] = [
  { name: "website check", who: "owner", path: PAGE, sees: text("Das bringt jetzt am meisten") },
  {
    name: "website check, places unfolded",
    who: "owner",
    path: PAGE,
    then: ({ page }) =>
      page
        .getByText(/Stellen zeigen/)
        .last()
        .click(),
    sees: text("Das bringt jetzt am meisten"),
    isPage: false,
  },
  {
    name: "website check whose picture is being taken",
    who: "owner",
    path: PAGE,
    before: withCheck({ picture: { takenAt: null, isComing: true, trouble: null } }),
    sees: text("Das Bild wird gerade aufgenommen."),
    isPage: false,
  },
  {
    name: "website check running, several websites",
    who: "owner",
    path: PAGE,
    before: changed((answer) => {
      answer.addresses.push("https://www.landung.example/");
      Object.assign(answer.check ?? {}, { isRunning: true, state: "pending" });
    }),
    sees: text(/^Wir lesen gerade/),
    isPage: false,
  },
  {
    name: "website check before the first one",
    who: "owner",
    path: PAGE,
    before: withCheck({ state: "wait", checkedAt: null, history: [], findings: [], figures: null }),
    sees: text("Noch nicht geprüft"),
    isPage: false,
  },
  {
    name: "website check with nothing to mend",
    who: "owner",
    path: PAGE,
    before: withCheck({ findings: [] }),
    sees: text("Ihre Website ist in gutem Zustand"),
    isPage: false,
  },
  {
    name: "website check of a broken website",
    who: "owner",
    path: PAGE,
    before: ended("error", "Die Website antwortet nicht."),
    sees: text("Die Website ließ sich nicht prüfen"),
    isPage: false,
  },
  {
    name: "website check of an address that leads elsewhere",
    who: "owner",
    path: PAGE,
    before: ended("redirect", "Ihre Adresse leitet weiter auf neu.example."),
    sees: text("Die Adresse führt zu einer anderen Website"),
    isPage: false,
  },
  {
    name: "website check without a website",
    who: "owner",
    path: PAGE,
    before: changed((answer) => {
      Object.assign(answer, { addresses: [], check: null });
    }),
    sees: text("In Ihrem Eintrag steht noch keine Website"),
    isPage: false,
  },
  {
    name: "website check loading",
    who: "owner",
    path: PAGE,
    before: ({ page }) => hold(page, CALL),
    sees: loading,
    isPage: false,
  },
  {
    name: "website check failed",
    who: "owner",
    path: PAGE,
    before: ({ page }) => fail(page, CALL),
    sees: text("Die Prüfung konnte nicht geladen werden"),
    isPage: false,
  },
];
