/**
 * What scripts on other sites share: a place in the page and a shadow tree, which keeps the site's rules out and
 * inherits its typeface and colour. Style sheets and elements are made by script, so that a Content-Security-Policy
 * without inline code and styles allows them.
 */

/**
 * Draws into the site's element with this id, otherwise behind the script. Call it while the script runs: only then
 * does the browser say which script it is.
 */
export function embedInto(placeId: string, draw: (host: HTMLElement) => void): void {
  const script = document.currentScript;
  const put = (): boolean => {
    const place = document.getElementById(placeId);
    const body = script?.closest("body");
    if (place === null && !body) return false;
    const host = document.createElement("div");
    host.lang = "de";
    if (place === null) script?.after(host);
    else place.replaceChildren(host);
    draw(host);
    return true;
  };
  // A script in the head may run before the page has its place.
  if (!put()) document.addEventListener("DOMContentLoaded", put);
}

export function shadowWith(host: HTMLElement, styles: string): ShadowRoot {
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Texts become text nodes, never markup. */
export function element(tag: string, className: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}
