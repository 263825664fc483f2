/** Draws the widget into an element of any site. */
import type { WidgetData } from "@portal/contract/entry/own-site/widget";
import { element, shadowWith } from "../../../../platform/embed/embed.ts";
import { viewOf, type WidgetDay, type WidgetView } from "./widget-view.ts";

/** Open and closed differ by the sign's shape, a disc or a ring, because colours are the site's. */
const STYLES = `
:host { display: block; font: inherit; color: inherit; text-align: start; }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75em; max-inline-size: 26em; overflow-wrap: anywhere; }
p, dl, dd { margin: 0; }
.status { display: flex; align-items: baseline; gap: 0.5em; font-weight: bold; }
.sign { flex: none; inline-size: 0.6em; block-size: 0.6em; border: 0.15em solid; border-radius: 50%; }
.open .sign { background: currentColor; }
.notice { padding-inline-start: 0.75em; border-inline-start: 0.2em solid; }
.day { display: flex; flex-wrap: wrap; gap: 0 1em; padding-block: 0.15em; }
.today { font-weight: bold; }
dd { margin-inline-start: auto; font-variant-numeric: tabular-nums; text-align: end; }
dd span { display: block; }
.rating { display: grid; inline-size: fit-content; margin-block-start: 0.75em; color: inherit; text-decoration: none; }
.rating:hover { text-decoration: underline; }
.rating:focus-visible { outline: 0.2em solid; outline-offset: 0.15em; }
small { font-size: 0.85em; }
`;

/** Short enough that "jetzt geöffnet" is right to the minute. */
const REDRAW_MS = 15_000;

export function showHours(host: HTMLElement, { name, hours, rating }: WidgetData): void {
  const root = shadowWith(host, STYLES);
  let shown = "";
  const draw = (): void => {
    const view = viewOf(hours, Date.now());
    const text = JSON.stringify(view);
    if (text === shown) return;
    shown = text;
    root.replaceChildren(drawing(view, name), ...(rating === null ? [] : [stars(rating)]));
  };
  draw();
  const timer = setInterval(() => (host.isConnected ? draw() : clearInterval(timer)), REDRAW_MS);
}

function drawing({ isOpen, status, notices, days }: WidgetView, name: string): HTMLElement {
  const section = element("section", "", [
    element("p", isOpen ? "status open" : "status", [element("span", "sign", []), element("span", "", [status])]),
    ...notices.map((notice) => element("p", "notice", [notice])),
    ...(days.length === 0 ? [] : [element("dl", "", days.map(dayLine))]),
  ]);
  section.setAttribute("aria-label", `Öffnungszeiten von ${name}`);
  return section;
}

/** Whoever shows stars says who verified the ratings, and leads to the proof. */
function stars({ score, ratings, brand, proof }: NonNullable<WidgetData["rating"]>): HTMLElement {
  const link = element("a", "rating", [
    element("span", "", [`★ ${score} von 5 Sternen`]),
    element("small", "", [`${ratings} in zwölf Monaten, geprüft von ${brand}. Zum Nachweis`]),
  ]) as HTMLAnchorElement;
  link.href = proof;
  link.target = "_blank";
  link.rel = "noopener";
  return link;
}

const dayLine = ({ name, isToday, spans, differs }: WidgetDay): HTMLElement =>
  element("div", isToday ? "day today" : "day", [
    element("dt", "", [isToday ? `${name} (heute)` : name]),
    element("dd", "", [
      ...spans.map((span) => element("span", "", [span])),
      ...(differs ? [element("span", "", ["heute abweichend"])] : []),
    ]),
  ]);
