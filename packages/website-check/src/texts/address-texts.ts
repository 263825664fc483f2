/** Findings about certificate, addresses and search engines. */
import { counted, type TextsOf } from "./finding-text.ts";

const germanDay = (day: string): string => day.split("-").toReversed().join(".");

export const ADDRESS_TEXTS: TextsOf<"tls" | "address" | "index"> = {
  "tls.expired": {
    weight: 100,
    doer: "host",
    title: ({ value }) => `Das Sicherheitszertifikat ist seit dem ${germanDay(value)} abgelaufen`,
    why: "Jeder Browser warnt Ihre Besucher mit einer ganzen Seite. Fast alle kehren dort um.",
    what: "Lassen Sie das Zertifikat heute erneuern und die automatische Verlängerung einschalten. Im Kundenbereich Ihres Webspace heißt der Punkt meist „SSL“.",
  },
  "tls.other_name": {
    weight: 99,
    doer: "host",
    title: () => "Das Sicherheitszertifikat gehört zu einem anderen Namen",
    why: "Browser halten die Seite für gefälscht und warnen Ihre Besucher.",
    what: "Lassen Sie ein Zertifikat auf genau diese Adresse ausstellen, mit und ohne „www“.",
  },
  "tls.self_signed": {
    weight: 98,
    doer: "host",
    title: () => "Das Sicherheitszertifikat hat sich der Server selbst ausgestellt",
    why: "Browser kennen den Aussteller nicht und warnen Ihre Besucher.",
    what: "Lassen Sie ein anerkanntes Zertifikat einrichten. Es ist bei fast jedem Anbieter kostenlos.",
  },
  "tls.untrusted": {
    weight: 97,
    doer: "host",
    title: () => "Browser vertrauen dem Sicherheitszertifikat nicht",
    why: "Ihre Besucher sehen eine Warnung statt Ihrer Seite.",
    what: "Lassen Sie ein anerkanntes Zertifikat für diese Adresse einrichten.",
  },
  "tls.incomplete_chain": {
    weight: 91,
    doer: "host",
    title: () => "Dem Sicherheitszertifikat fehlt ein Zwischenstück",
    why: "Manche Browser ergänzen es, viele Handys und Programme tun das nicht und warnen.",
    what: "Auf dem Server muss die ganze Kette liegen, oft als „fullchain“ bezeichnet. Bitten Sie Ihren Anbieter darum.",
  },
  "tls.missing": {
    weight: 93,
    doer: "host",
    title: () => "Die Website gibt es nur unverschlüsselt",
    why: "Browser schreiben „Nicht sicher“ neben Ihre Adresse. Was Besucher in ein Formular tippen, kann unterwegs gelesen werden.",
    what: "Lassen Sie https einschalten und alle Aufrufe dorthin weiterleiten.",
  },
  "tls.ends_soon": {
    weight: 70,
    doer: "host",
    title: ({ value }) =>
      value === "0"
        ? "Das Sicherheitszertifikat läuft heute ab"
        : `Das Sicherheitszertifikat läuft in ${counted(Number(value), "Tag", "Tagen")} ab`,
    why: "Danach warnen Browser Ihre Besucher. Üblich ist, dass es sich drei Wochen vorher selbst verlängert.",
    what: "Fragen Sie Ihren Anbieter, warum die automatische Verlängerung nicht gegriffen hat.",
  },
  "address.http_stays": {
    weight: 80,
    doer: "host",
    title: () => "Wer die Adresse ohne https aufruft, bleibt unverschlüsselt",
    why: "Alte Links und getippte Adressen führen auf die unsichere Fassung. Browser warnen dort.",
    what: "Lassen Sie http dauerhaft auf https weiterleiten. Das ist im Kundenbereich meist ein Schalter.",
  },
  "address.www_away": {
    weight: 55,
    doer: "host",
    title: ({ places }) => `Unter ${(places[0] ?? "").replace(/^https?:\/\//, "").replace(/\/$/, "")} antwortet nichts`,
    why: "Viele tippen die Adresse mit oder ohne „www“. Ein Teil von ihnen landet im Leeren.",
    what: "Lassen Sie beide Schreibweisen einrichten und eine auf die andere weiterleiten.",
  },
  "address.two_addresses": {
    weight: 30,
    doer: "host",
    title: () => "Mit und ohne „www“ stehen zwei gleiche Websites nebeneinander",
    why: "Suchmaschinen zählen Empfehlungen dann für zwei Websites statt für eine.",
    what: "Entscheiden Sie sich für eine Schreibweise und lassen Sie die andere weiterleiten.",
  },
  "address.many_redirects": {
    weight: 20,
    doer: "host",
    title: ({ value }) => `Bis zur Seite wird ${value}\u00a0Mal weitergeleitet`,
    why: "Jede Weiterleitung kostet unterwegs eine halbe Sekunde.",
    what: "Lassen Sie die erste Adresse gleich auf die letzte zeigen.",
  },
  "index.noindex": {
    weight: 96,
    doer: "maker",
    title: () => "Die Seite bittet Suchmaschinen, sie nicht zu zeigen",
    why: "Mit „noindex“ verschwindet sie aus Google und Bing. Oft ist es aus der Bauzeit übrig.",
    what: "Entfernen Sie „noindex“. In WordPress: Einstellungen, Lesen, „Suchmaschinen davon abhalten“ ausschalten.",
  },
  "index.robots_forbid": {
    weight: 94,
    doer: "maker",
    title: () => "Die Datei robots.txt sperrt Suchmaschinen aus",
    why: "Suchmaschinen lesen die Seite nicht und zeigen sie höchstens ohne Beschreibung.",
    what: "Nehmen Sie die Sperre („Disallow: /“) aus der robots.txt.",
  },
  "index.canonical_elsewhere": {
    weight: 75,
    doer: "maker",
    title: () => "Die Seite nennt eine andere Seite als ihr Original",
    why: "Suchmaschinen zeigen dann die andere Adresse und diese nicht. Oft ist es die Vorschau der Agentur.",
    what: "Tragen Sie bei „canonical“ die eigene Adresse ein.",
  },
  "index.canonical_broken": {
    weight: 73,
    doer: "maker",
    title: () => "Die Seite nennt als ihr Original eine Adresse, die es nicht gibt",
    why: "Suchmaschinen übergehen die Angabe meist und wählen selbst, welche Adresse sie zeigen. Das muss nicht diese sein.",
    what: "Tragen Sie bei „canonical“ die eigene Adresse ein.",
  },
  "index.no_sitemap": {
    weight: 14,
    doer: "maker",
    title: () => "Die Website hat keine Sitemap",
    why: "Bei vielen Unterseiten finden Suchmaschinen neue und geänderte erst spät.",
    what: "Schalten Sie die Sitemap im Redaktionssystem ein und nennen Sie ihre Adresse in der robots.txt.",
  },
  "index.hreflang_one_way": {
    weight: 13,
    doer: "maker",
    title: ({ count }) =>
      `${counted(count, "Sprachfassung gibt", "Sprachfassungen gibt")} es nicht, oder ${count === 1 ? "sie verweist" : "sie verweisen"} nicht zurück`,
    why: "Suchmaschinen beachten eine Angabe zur Sprache nur, wenn beide Fassungen einander nennen.",
    what: "Jede Fassung soll mit „hreflang“ alle Fassungen nennen, auch sich selbst.",
  },
  "index.sitemap_broken": {
    weight: 25,
    doer: "maker",
    title: () => "Die Sitemap, die robots.txt nennt, gibt es nicht oder sie ist nicht lesbar",
    why: "Suchmaschinen finden neue Unterseiten später.",
    what: "Lassen Sie die Sitemap neu erzeugen oder nehmen Sie die Zeile heraus.",
  },
  "index.hreflang_invalid": {
    weight: 15,
    doer: "maker",
    title: () => "Eine Sprachangabe ist ungültig",
    why: "Suchmaschinen zeigen Besuchern dann womöglich die falsche Sprachfassung.",
    what: "Richtig sind Kürzel wie „de“, „en“ oder „de-AT“: erst die Sprache, dann das Land.",
  },
};
