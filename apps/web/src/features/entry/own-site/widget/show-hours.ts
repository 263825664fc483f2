/**
 * Draws the widget into an element of any site. The shadow tree keeps the site's rules out and inherits its typeface
 * and colour. Style sheet and elements are made by script, so that a Content-Security-Policy without inline code and
 * styles allows them.
 */
import type { WidgetData } from "@portal/contract/entry/own-site/widget";
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
`;

/** Short enough that "jetzt geöffnet" is right to the minute. */
const REDRAW_MS = 15_000;

export function showHours(host: HTMLElement, { name, hours }: WidgetData): void {
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  let shown = "";
  const draw = (): void => {
    const view = viewOf(hours, Date.now());
    const text = JSON.stringify(view);
    if (text === shown) return;
    shown = text;
    root.replaceChildren(drawing(view, name));
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

const dayLine = ({ name, isToday, spans, differs }: WidgetDay): HTMLElement =>
  element("div", isToday ? "day today" : "day", [
    element("dt", "", [isToday ? `${name} (heute)` : name]),
    element("dd", "", [
      ...spans.map((span) => element("span", "", [span])),
      ...(differs ? [element("span", "", ["heute abweichend"])] : []),
    ]),
  ]);

/** Texts become text nodes, never markup. */
function element(tag: string, className: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}
