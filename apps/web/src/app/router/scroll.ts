/** Where each place of the history was scrolled to. */
const positions = new Map<number, number>();

export const rememberScroll = (index: number): void => void positions.set(index, window.scrollY);

/** What a page does with the scroll position: a new one begins at its top or at the place that its address names. */
export type ScrollAfter = { kind: "keep" } | { kind: "new"; hash: string } | { kind: "restore"; index: number };

export function scrollTo(after: ScrollAfter): void {
  if (after.kind === "keep") return;
  if (after.kind === "restore") return window.scrollTo(0, positions.get(after.index) ?? 0);
  const place = after.hash === "" ? null : document.getElementById(decodeURIComponent(after.hash.slice(1)));
  if (place) place.scrollIntoView();
  else window.scrollTo(0, 0);
}
