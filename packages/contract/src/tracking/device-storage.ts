/** Everything that the portal stores in a browser, and why (TDDDG § 25). `e2e/accessibility` compares it with a real browser in each state. */
import { IMPERSONATION_KEY, REMEMBER_KEY, XSRF_COOKIE } from "../auth/calls.ts";
import { DISMISSED_NOTICES_COOKIE, DISMISSED_NOTICES_DAYS } from "../notifications/dismissed-notices.ts";
import { LAST_STATE_PREFIX } from "../pages/last-state.ts";
import { COOKIE_CHOICE_COOKIE, COOKIE_CHOICE_DAYS } from "./cookie-choice.ts";

export type StoredItem = {
  place: "cookie" | "localStorage" | "sessionStorage";
  /** As the browser shows it over https. With `more`, names that begin with it count too. */
  name: string;
  more?: true;
  purpose: string;
  keeps: string;
};

/** All items are necessary for what the person asked for. Counting pages needs only the choice itself. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    place: "cookie",
    name: "__Secure-portal",
    purpose: "Erkennt Ihre Sitzung, damit Sie angemeldet sind.",
    keeps: "30 Minuten nach dem letzten Schritt, mit „angemeldet bleiben“ 30 Tage",
  },
  {
    place: "cookie",
    name: "__Secure-portal-device",
    purpose:
      "Merkt sich, dass Sie sich hier schon angemeldet haben. Schützt Ihr Konto vor dem Erraten von Passwörtern.",
    keeps: "90 Tage nach der letzten Anmeldung",
  },
  {
    place: "cookie",
    name: "__Secure-portal-facebook",
    purpose: "Hält die Anmeldung mit Facebook zusammen, während Sie dort sind.",
    keeps: "15 Minuten",
  },
  {
    place: "cookie",
    name: "__Secure-portal-registration",
    purpose: "Erkennt den Browser wieder, in dem Sie eine Registrierung mit Facebook begonnen haben.",
    keeps: "24 Stunden",
  },
  {
    place: "cookie",
    name: XSRF_COOKIE,
    purpose: "Schützt davor, dass fremde Seiten in Ihrem Namen etwas auslösen.",
    keeps: "Bis Sie den Browser schließen",
  },
  {
    place: "cookie",
    name: REMEMBER_KEY,
    purpose: "Merkt sich, dass Sie angemeldet bleiben wollten.",
    keeps: "30 Tage",
  },
  {
    place: "cookie",
    name: IMPERSONATION_KEY,
    purpose: "Zeigt dem Kundendienst, dass er für eine Firma angemeldet ist.",
    keeps: "60 Minuten",
  },
  {
    place: "cookie",
    name: COOKIE_CHOICE_COOKIE,
    purpose: "Merkt sich Ihre Auswahl auf dieser Seite, und bei einer Zustimmung den Nachweis dazu.",
    keeps: `${COOKIE_CHOICE_DAYS} Tage`,
  },
  {
    place: "cookie",
    name: DISMISSED_NOTICES_COOKIE,
    purpose: "Zeigt Hinweise nicht noch einmal, die Sie geschlossen haben, wichtige am nächsten Tag wieder.",
    keeps: `${DISMISSED_NOTICES_DAYS} Tage`,
  },
  {
    place: "localStorage",
    name: "statistics-refused-at",
    purpose: "Merkt sich, dass Sie die Statistik ohne Verbindung ausgeschaltet haben.",
    keeps: "Bis wieder eine Verbindung besteht",
  },
  {
    place: "localStorage",
    name: "activeAccountId",
    purpose: "Öffnet beim nächsten Mal die Firma, für die Sie zuletzt gearbeitet haben.",
    keeps: "Bis Sie sich abmelden",
  },
  {
    place: "localStorage",
    name: "portal.session-expected",
    purpose: "Zeigt die Anmeldung sofort, wenn niemand angemeldet ist.",
    keeps: "Bis Sie sich abmelden",
  },
  {
    place: "localStorage",
    name: "portal.logout-pending",
    purpose: "Merkt sich, dass Sie sich ohne Verbindung abgemeldet haben, damit niemand Ihr Konto sieht.",
    keeps: "Bis die Abmeldung abgeschlossen ist",
  },
  {
    place: "localStorage",
    name: LAST_STATE_PREFIX,
    more: true,
    purpose:
      "Zeigt ohne Verbindung, was Sie zuletzt auf der Startseite, bei Anfragen und Ansprechpartnern gesehen haben.",
    keeps: "Bis Ihre Sitzung endet, höchstens 7 Tage",
  },
  {
    place: "localStorage",
    name: "draft.",
    more: true,
    purpose: "Hält fest, was Sie in ein Formular geschrieben und noch nicht gespeichert haben.",
    keeps: "Bis Sie speichern oder sich abmelden, höchstens einen Tag",
  },
  {
    place: "localStorage",
    name: "portal.searches-",
    more: true,
    purpose: "Bietet an, was Sie in der Suche zuletzt gesucht haben.",
    keeps: "Bis Sie es löschen oder sich abmelden",
  },
  {
    place: "localStorage",
    name: "portal.no-slash",
    purpose: "Merkt sich, dass die Taste / die Suche nicht öffnen soll.",
    keeps: "Bis Sie sich abmelden",
  },
  {
    place: "localStorage",
    name: "portal.search-provider-warning",
    purpose: "Merkt sich, dass Sie den Hinweis zu Google heute geschlossen haben.",
    keeps: "Bis Sie sich abmelden",
  },
  {
    place: "localStorage",
    name: "portal.seen-stolen-session",
    purpose: "Zeigt die Warnung vor einer kopierten Anmeldung nur einmal.",
    keeps: "Bis Sie sich abmelden",
  },
  {
    place: "sessionStorage",
    name: "visit.reloaded-for-code-at",
    purpose: "Verhindert, dass eine Seite immer wieder neu lädt.",
    keeps: "Bis Sie den Tab schließen",
  },
  {
    place: "sessionStorage",
    name: "visit.facebook-return",
    purpose: "Führt nach der Anmeldung mit Facebook auf die richtige Seite zurück.",
    keeps: "Bis Sie angemeldet sind",
  },
  {
    place: "sessionStorage",
    name: "visit.account-link",
    purpose: "Behält den Link aus einer Einladung, während Sie sich anmelden.",
    keeps: "30 Minuten",
  },
];

/** The item's name as a browser shows it over this protocol (`location.protocol`). */
export const shownName = ({ name }: StoredItem, protocol: string): string =>
  protocol === "https:" ? name : name.replace(/^__Secure-/, "");

/** The item for a name in a browser, by https or not; undefined if the list has none. */
export const storedItemOf = (place: StoredItem["place"], name: string): StoredItem | undefined =>
  STORED_ITEMS.find((item) => {
    if (item.place !== place) return false;
    if (item.more === true) return name.startsWith(item.name);
    return name === item.name || name === shownName(item, "http:");
  });
