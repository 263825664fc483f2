/** The first page lists all fakes, for people who try the product. */
import { escapeHtml, htmlPage } from "./html.ts";
import { FAKE_PORTALS } from "./portals/portal-list.ts";

const WHO_ACTS = { owner: "der Betrieb korrigiert selbst", provider: "der Anbieter korrigiert" };

export const indexPage = (): string =>
  htmlPage(
    "Nachgespielte Systeme",
    `<h1>Nachgespielte Systeme</h1>
    <p>Alles hier gehört zur Entwicklung. Firmen, Portale und Konten sind erfunden.</p>
    <h2>Konten</h2>
    <p><a href="/google/myaccount">Google-Konto</a>: Standorte bestätigen und sperren, Zugriff entfernen, Ausfälle.
    Die Anmeldung bei Facebook öffnet sich aus dem Portal.</p>
    <h2>Websites von Kunden</h2>
    <p><a href="/websites">Alle Websites</a>, die der Website-Check im Portal prüfen kann.</p>
    <h2>Partnerportale</h2>
    <ul>${FAKE_PORTALS.map(
      ({ identifier, name, acts }) =>
        `<li><a href="/portals/${identifier}">${escapeHtml(name)}</a> (${WHO_ACTS[acts]})</li>`,
    ).join("")}</ul>`,
  );
