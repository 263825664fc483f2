/** The listing check: results, not booked, not connected, first check, loading, failed, running. */
import type { Scenario, State } from "./state.ts";
import { fail, hold } from "./test-users.ts";

const PAGE = "/kunde/meineProdukte/eintrag/eintragsservice";
const CALL = "/api/customer/internalBea/retrievePortals";

/** Changes the real answer, for rare states. */
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
type Answer = {
  portals: { pending: boolean; result: unknown; portal: { status: string | null } }[];
  check: Record<string, unknown>;
};

const heading = (name: string | RegExp) => (page: Scenario["page"]) => page.getByRole("heading", { name });

const PUBLIC = "/firma-pruefen";

/** Fills the public form and starts a check. */
async function checkBusiness({ page }: Scenario): Promise<void> {
  await page.getByLabel("Firma (optional)").fill("Brandt Bedachungen GmbH");
  await page.getByLabel("Straße").fill("Lindenstraße");
  await page.getByLabel("Hausnummer").fill("12");
  await page.getByRole("button", { name: "Jetzt prüfen" }).click();
}

/** Answers of the public calls: two portals that differ, one that doesn't, one that can't be read, one still to come. */
const publicAnswers =
  (isDone: boolean) =>
  async ({ page }: Scenario) => {
    const icon = "";
    const metadata = ["Ortsbuch", "Kartenwerk", "Stadtblick", "Branchenfuchs"].map((name) => ({
      identifier: name,
      name,
      icon,
    }));
    const none = { reason: null, evidence: null, fields: [], duplicates: [], checkedAt: "2026-11-16T08:04:00.000Z" };
    const evidence = { url: "https://portal.example/4711", readAt: none.checkedAt };
    const field = { field: "street", expected: "Lindenstraße", found: "Lindenallee", verdict: "different" };
    const findings = [
      { ...none, evidence, status: "portal_ok" },
      {
        ...none,
        evidence,
        fields: [field],
        duplicates: [{ ...evidence, name: "Brandt", address: "Berlin" }],
        status: "portal_nok",
      },
      { ...none, reason: "timeout", status: "portal_error" },
      { ...none, status: "portal_not_found" },
    ];
    const results = findings
      .slice(0, isDone ? undefined : 3)
      .map(({ status, ...rest }, index) => ({ ...rest, portal: { ...metadata[index], status } }));
    await page.route(/\/bea\/getJobIdAndPortalsMetadata/, (route) =>
      route.fulfill({ json: { jobId: 1, token: "a", metadata } }),
    );
    await page.route(/\/bea\/getAnalysisData/, (route) =>
      route.fulfill({ json: { results, chartData: { score: 60, total: 4, counts: {} } } }),
    );
  };

const PUBLIC_STATES: State[] = [
  { name: "public check", who: "nobody", path: PUBLIC, sees: heading("Steht Ihre Firma überall richtig?") },
  {
    name: "public check refused",
    who: "nobody",
    path: PUBLIC,
    then: ({ page }) => page.getByRole("button", { name: "Jetzt prüfen" }).click(),
    sees: (page) => page.getByText(/Bitte geben Sie Straße und Hausnummer an/),
    isPage: false,
  },
  {
    name: "public check running",
    who: "nobody",
    path: PUBLIC,
    before: publicAnswers(false),
    then: checkBusiness,
    sees: (page) => page.getByRole("progressbar", { name: "Fortschritt der Prüfung" }),
    isPage: false,
  },
  {
    name: "public check finished",
    who: "nobody",
    path: PUBLIC,
    before: publicAnswers(true),
    then: checkBusiness,
    sees: heading("So geht es weiter"),
    isPage: false,
  },
  {
    name: "public check failed",
    who: "nobody",
    path: PUBLIC,
    before: async (scenario) => {
      await publicAnswers(true)(scenario);
      await fail(scenario.page, "/api/customer/bea/getAnalysisData");
    },
    then: checkBusiness,
    sees: heading("Das Ergebnis konnte nicht geladen werden"),
    isPage: false,
  },
];

export const ENTRY_SERVICE_STATES: State[] = [
  ...PUBLIC_STATES,
  { name: "entry service", who: "owner", path: PAGE, sees: heading("Portal für Portal") },
  {
    name: "entry service, all comparisons unfolded",
    who: "owner",
    path: PAGE,
    then: ({ page }) =>
      page
        .getByText(/Angaben verglichen/)
        .first()
        .click(),
    sees: (page) => page.getByRole("table", { name: "Alle verglichenen Angaben" }).first(),
    isPage: false,
  },
  {
    name: "entry service, trend as a table",
    who: "owner",
    path: PAGE,
    then: ({ page }) => page.getByText("Als Tabelle zeigen").click(),
    sees: (page) => page.getByRole("table", { name: "Übereinstimmung je Prüfung" }),
    isPage: false,
  },
  {
    name: "entry service narrowed to nothing",
    who: "owner",
    path: `${PAGE}?zeigen=unlesbar`,
    sees: heading("Portal für Portal"),
    isPage: false,
  },
  {
    name: "entry service running and stale",
    who: "owner",
    path: PAGE,
    before: changed(({ check, portals }) => {
      Object.assign(check, { running: true, done: 3, total: portals.length });
      for (const portal of portals.slice(3)) portal.pending = true;
    }),
    sees: (page) => page.getByRole("progressbar", { name: "Fortschritt der Prüfung" }),
    isPage: false,
  },
  {
    name: "entry service stale",
    who: "owner",
    path: PAGE,
    before: changed(({ check }) => void Object.assign(check, { running: false, stale: true })),
    sees: (page) => page.getByText("Seit Ihrer Änderung noch nicht neu geprüft"),
    isPage: false,
  },
  {
    name: "entry service before the first check",
    who: "owner",
    path: PAGE,
    before: changed(({ check, portals }) => {
      Object.assign(check, { running: false, startedAt: null, finishedAt: null });
      for (const entry of portals) Object.assign(entry, { result: null, portal: { ...entry.portal, status: null } });
    }),
    sees: heading("Noch nicht geprüft"),
    isPage: false,
  },
  {
    name: "entry service with nothing connected",
    who: "owner",
    path: PAGE,
    before: changed((answer) => void (answer.portals = [])),
    sees: heading("Zurzeit ist kein Portal angeschlossen"),
    isPage: false,
  },
  {
    name: "entry service not booked",
    who: "typist",
    path: PAGE,
    sees: heading("Der Eintragsservice gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "entry service loading",
    who: "owner",
    path: PAGE,
    before: ({ page }) => hold(page, CALL),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
    isPage: false,
  },
  {
    name: "entry service failed",
    who: "owner",
    path: PAGE,
    before: ({ page }) => fail(page, CALL),
    sees: (page) => page.getByText("Die Prüfung konnte nicht geladen werden").first(),
    isPage: false,
  },
];
