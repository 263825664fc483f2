/** Draws the badge into an element of any site: a link to the proof page. Nothing if there is no award to show. */
import type { BadgeData } from "@portal/contract/ratings/awards/badge";
import { element, shadowWith } from "../../../../platform/embed/embed.ts";

const STYLES = `
:host { display: block; font: inherit; color: inherit; text-align: start; }
a { display: inline-grid; gap: 0.25em; max-inline-size: 22em; padding: 0.75em 1em; border: 1px solid; border-radius: 0.75em; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 0.2em solid; outline-offset: 0.15em; }
strong { font-size: 1.15em; }
small { font-size: 0.85em; }
`;

export function showBadge(host: HTMLElement, { award }: BadgeData): void {
  if (award === null) return;
  const { name, score, ratings, brand, proof } = award;
  const link = element("a", "", [
    element("span", "", ["Ausgezeichnet"]),
    element("strong", "", [`★ ${score} von 5 Sternen`]),
    element("span", "", [`${ratings} in zwölf Monaten`]),
    element("span", "", [name]),
    element("small", "", [`Geprüft von ${brand}. Zum Nachweis`]),
  ]) as HTMLAnchorElement;
  link.href = proof;
  link.target = "_blank";
  link.rel = "noopener";
  shadowWith(host, STYLES).append(link);
}
