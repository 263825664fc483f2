/** Public pages and the login page. */
import { SENT_ENTRY_ID } from "@portal/contract/entry/sent-entry";
import type { Page } from "playwright-core";
import { fillLogIn } from "../auth/log-in.ts";
import { fail, hold } from "./test-users.ts";
import type { TestUsers } from "./test-users.ts";
import { button, loading, type State, text, title } from "./state.ts";
import { headline } from "../look.ts";

const publicEntry = ({ demoCompany }: TestUsers) => `/eintrag/${demoCompany.id}`;
const noticeForm = ({ demoCompany }: TestUsers) => `/ugc?firma=${demoCompany.id}&art=rechtswidrig`;
const publicApi = ({ demoCompany }: TestUsers) => `/api/entry/public/${demoCompany.id}`;

/** The page as it comes where the server cannot render the entry: the browser asks for it. */
const withoutContent = (page: Page): Promise<unknown> =>
  page.addInitScript((sentEntry) => {
    document.addEventListener("DOMContentLoaded", () => {
      const root = document.getElementById("root");
      root?.removeAttribute("data-page");
      root?.replaceChildren();
      document.getElementById(sentEntry)?.remove();
    });
  }, SENT_ENTRY_ID);

export const OPEN_STATES: readonly State[] = [
  { name: "log-in", who: "nobody", path: "/login", sees: title("Anmelden") },
  {
    name: "log-in with fields missing",
    who: "nobody",
    path: "/login",
    then: button(/^Anmelden$/),
    sees: text("Bitte geben Sie Ihr Passwort ein."),
    isPage: false,
  },
  {
    name: "log-in refused",
    who: "nobody",
    path: "/login",
    then: ({ page }) => fillLogIn(page, { login: "niemand@kunde.example", password: "falsch" }),
    sees: (page) => page.getByRole("alert"),
    isPage: false,
  },
  { name: "403", who: "nobody", path: "/403", sees: title("Diese Seite ist für Sie nicht freigegeben") },
  { name: "404", who: "nobody", path: "/404", sees: title("Diese Seite gibt es nicht") },
  { name: "500", who: "nobody", path: "/500", sees: title("Da ist etwas schiefgegangen") },
  { name: "502", who: "nobody", path: "/502", sees: title("Der Dienst ist gerade nicht erreichbar") },
  { name: "fehler", who: "nobody", path: "/fehler?grund=link-abgelaufen", sees: title("Dieser Link ist abgelaufen") },
  { name: "demo", who: "nobody", path: "/demo", sees: title("Demo-Anmeldung") },
  { name: "test", who: "nobody", path: "/test", sees: (page) => headline(page) },
  { name: "preview", who: "nobody", path: "/preview", sees: (page) => headline(page) },
  { name: "debug", who: "nobody", path: "/debug", sees: title("Diagnose") },
  { name: "imprint", who: "nobody", path: "/impressum", sees: title("Impressum") },
  { name: "privacy", who: "nobody", path: "/datenschutz", sees: title("Datenschutz") },
  { name: "terms", who: "nobody", path: "/nutzungsbedingungen", sees: title("Nutzungsbedingungen") },
  { name: "accessibility statement", who: "nobody", path: "/barrierefreiheit", sees: title("Barrierefreiheit") },
  { name: "questions", who: "nobody", path: "/haeufige-fragen", sees: title("Häufige Fragen") },
  {
    name: "questions without answer",
    who: "nobody",
    path: "/haeufige-fragen?suche=xyzzy",
    sees: text("Dazu steht hier nichts"),
    isPage: false,
  },
  { name: "notice of illegal content", who: "nobody", path: noticeForm, sees: title("Rechtswidrigen Inhalt melden") },
  {
    name: "notice of illegal content refused",
    who: "nobody",
    path: noticeForm,
    then: button("Meldung senden"),
    sees: text("Bitte wählen Sie einen Grund aus."),
    isPage: false,
  },
  { name: "unknown notice", who: "nobody", path: "/ugc/meldung", sees: title("Diesen Link kennen wir nicht") },
  { name: "public entry", who: "nobody", path: publicEntry, sees: (page) => page.getByRole("article") },
  {
    name: "public entry loading",
    who: "nobody",
    path: publicEntry,
    before: async ({ page, users }) => {
      await withoutContent(page);
      await hold(page, publicApi(users));
    },
    sees: loading,
    isPage: false,
  },
  {
    name: "public entry failed",
    who: "nobody",
    path: publicEntry,
    before: async ({ page, users }) => {
      await withoutContent(page);
      await fail(page, publicApi(users));
    },
    sees: title("Der Eintrag konnte nicht geladen werden"),
    isPage: false,
  },
];
