/** Public pages and the login page. */
import { fillLogIn } from "../auth/log-in.ts";
import { fail, hold } from "./test-users.ts";
import type { TestUsers } from "./test-users.ts";
import { button, loading, type State, text, title } from "./state.ts";
import { headline } from "../look.ts";

const publicEntry = ({ demoCompany }: TestUsers) => `/eintrag/${demoCompany.id}`;
const publicApi = ({ demoCompany }: TestUsers) => `/api/entry/public/${demoCompany.id}`;

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
  { name: "public entry", who: "nobody", path: publicEntry, sees: (page) => page.getByRole("article") },
  {
    name: "public entry loading",
    who: "nobody",
    path: publicEntry,
    before: ({ page, users }) => hold(page, publicApi(users)),
    sees: loading,
    isPage: false,
  },
  {
    name: "public entry failed",
    who: "nobody",
    path: publicEntry,
    before: ({ page, users }) => fail(page, publicApi(users)),
    sees: title("Der Eintrag konnte nicht geladen werden"),
    isPage: false,
  },
];
