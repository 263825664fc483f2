/** Messages with customers, and the public inquiry form. */
import { button, loading, type State, text, title } from "../state.ts";
import { fail, hold, type TestUsers } from "../test-users.ts";

const MESSAGES = "/kunde/anfragen/nachrichten";
const THREADS = "/api/customer/message-threads";
const ask = ({ demoCompany }: TestUsers) => `/anfrage?firma=${demoCompany.id}`;

export const MESSAGE_STATES: readonly State[] = [
  { name: "messages", who: "owner", path: MESSAGES, sees: title("Nachrichten") },
  {
    name: "messages, one thread",
    who: "owner",
    path: MESSAGES,
    then: ({ page }) => page.getByRole("list", { name: "Gespräche" }).getByRole("link").first().click(),
    sees: (page) => page.getByLabel("Nachricht", { exact: true }),
    isPage: false,
  },
  {
    name: "messages, none yet",
    who: "newcomer",
    path: MESSAGES,
    sees: text("Noch keine Nachrichten"),
    isPage: false,
  },
  {
    name: "messages loading",
    who: "owner",
    path: MESSAGES,
    before: ({ page }) => hold(page, THREADS),
    sees: loading,
    isPage: false,
  },
  {
    name: "messages failed",
    who: "owner",
    path: MESSAGES,
    before: ({ page }) => fail(page, THREADS),
    sees: text("Die Nachrichten konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "messages, a new quick answer",
    who: "owner",
    path: MESSAGES,
    then: button("Neue Schnellantwort"),
    sees: (page) => page.getByLabel("Name der Schnellantwort"),
    isPage: false,
  },
  {
    name: "messages, an unknown thread",
    who: "owner",
    path: `${MESSAGES}?verlauf=999999`,
    sees: text("Diese Nachrichten konnten nicht geladen werden"),
    isPage: false,
  },
  { name: "inquiry", who: "nobody", path: ask, sees: title("Anfrage senden") },
  {
    name: "inquiry, nothing filled in",
    who: "nobody",
    path: ask,
    then: button("Anfrage senden"),
    sees: text("Bitte geben Sie Ihren Namen an."),
    isPage: false,
  },
  {
    name: "inquiry without a company",
    who: "nobody",
    path: "/anfrage",
    sees: title("Welche Firma möchten Sie anfragen?"),
    isPage: false,
  },
  {
    name: "inquiry, a link that is over",
    who: "nobody",
    path: "/anfrage/bestaetigen",
    sees: title("Dieser Link gilt nicht mehr"),
  },
  {
    name: "customer's messages, a link that is over",
    who: "nobody",
    path: "/anfrage/nachricht",
    sees: title("Dieser Link gilt nicht mehr"),
  },
];
