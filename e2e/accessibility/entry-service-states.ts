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

export const ENTRY_SERVICE_STATES: State[] = [
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
