/** Pages of the fake Google: consent, and later actions of the account's owner. */
import { escapeHtml, htmlPage } from "../html.ts";
import { KINDS, PEOPLE } from "./businesses.ts";
import { ACTIONS } from "./fake-google.ts";

/** What a portal may ask for, with the names of the boxes that agree to it. */
export const SCOPES = {
  business: "https://www.googleapis.com/auth/business.manage",
  search: "https://www.googleapis.com/auth/webmasters.readonly",
} as const;
const SCOPE_LABELS = {
  business: "Unternehmensprofile auf Google ansehen und verwalten",
  search: "Search-Console-Daten für Ihre bestätigten Websites ansehen",
} as const;

/** The portal's request parameters, which the form sends on. */
const HANDED_ON = ["redirect_uri", "state", "nonce", "code_challenge", "scope"];

const KIND_OPTIONS = Object.entries(KINDS)
  .map(([kind, label]) => `<option value="${kind}">${label}</option>`)
  .join("");

/** @param issuer URL of the fake Google */
export function consentPage(issuer: string, query: URLSearchParams): string {
  const hidden = HANDED_ON.map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query.get(name) ?? "")}">`,
  ).join("");
  const asked = (query.get("scope") ?? "").split(" ");
  const names = Object.keys(SCOPES) as (keyof typeof SCOPES)[];
  const boxes = names
    .filter((name) => asked.includes(SCOPES[name]))
    .map((name) => `<label><input type="checkbox" name="${name}" checked> ${SCOPE_LABELS[name]}</label>`)
    .join("");
  const people = PEOPLE.map(
    (
      { email, kind },
      index,
    ) => `<label><input type="radio" name="account" value="${email}"${index === 0 ? " checked" : ""}>
      ${email} – hat ${KINDS[kind]}</label>`,
  ).join("");
  return htmlPage(
    "Nachgespieltes Google",
    `<h1>Nachgespieltes Google</h1>
    <p>Diese Seite gehört zur Entwicklung. Wählen Sie ein Konto.</p>
    <form method="post" action="${escapeHtml(issuer)}/consent">
      ${hidden}
      <fieldset><legend>Konto</legend>${people}
        <label><input type="radio" name="account" value=""> Anderes Konto</label>
        <label>E-Mail-Adresse <input name="email" autocomplete="off"></label>
        <label>Es hat <select name="kind">${KIND_OPTIONS}</select></label>
      </fieldset>
      ${boxes}
      <button name="decision" value="agree">Weiter</button>
      <button name="decision" value="decline">Abbrechen</button>
    </form>
    <p><a href="${escapeHtml(issuer)}/myaccount">Freigaben und Standorte verwalten</a></p>`,
  );
}

const ACTION_LABELS: Record<(typeof ACTIONS)[number], string> = {
  rate: "Eine Bewertung bekommen",
  rate_often: "Sechzig Bewertungen bekommen",
  edit_rating: "Die älteste Bewertung ändern",
  drop_rating: "Die älteste Bewertung löschen",
  revoke: "Zugriff des Portals entfernen",
  verify: "Standort bestätigen",
  unverify: "Bestätigung aufheben",
  suspend: "Standort sperren",
  remove: "Standort löschen",
  lose: "Websites aus der Search Console entfernen",
  limit: "Zu viele Anfragen (429)",
  quota: "Kontingent der Search Console verbraucht (403)",
  away: "Ausfall (503)",
  well: "Störung und Löschung beenden",
};

/** @param email the account's address, filled into the form */
export const controlPage = (issuer: string, email: string): string =>
  htmlPage(
    "Nachgespieltes Google-Konto",
    `<h1>Nachgespieltes Google-Konto</h1>
    <form method="post" action="${escapeHtml(issuer)}/control">
      <label>E-Mail-Adresse <input name="email" value="${escapeHtml(email || PEOPLE[0]?.email || "")}" autocomplete="off"></label>
      ${ACTIONS.map((action) => `<button name="action" value="${action}">${ACTION_LABELS[action]}</button>`).join("")}
    </form>`,
  );
