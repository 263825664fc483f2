/** Finds elements as a person names them. It runs in the page, so it uses nothing from outside. */

/** How the first visible element of a kind and name looks; null if there is none. */
export type Seen = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly value: string;
  readonly focused: boolean;
  /** Whether it comes before the element with the focus. */
  readonly earlier: boolean;
  /** Whether a press on its middle reaches it: inside the window, nothing above it, and no transition moves it. */
  readonly reachable: boolean;
  readonly enabled: boolean;
  readonly checked: boolean;
};

/**
 * @param selector the elements of this kind
 * @param name pattern of the name that assistive technology reads, or of the text
 * @param scroll brings it into the middle of the window
 */
export function seeInPage(selector: string, name: string, scroll: boolean): Seen | null {
  const flat = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  /** What is read of a part: not what is for the eye alone, such as initials beside a name. */
  const wordsOf = (node: Node): string => {
    if (node instanceof Element && node.getAttribute("aria-hidden") === "true") return "";
    return node.hasChildNodes() ? [...node.childNodes].map(wordsOf).join("") : (node.textContent ?? "");
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby");
    if (ids !== null)
      return flat(
        ids
          .split(" ")
          .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
          .join(" "),
      );
    const label = element.getAttribute("aria-label");
    if (label !== null) return flat(label);
    const labels = (element as HTMLInputElement).labels ?? [];
    if (labels.length > 0) return flat([...labels].map(({ textContent }) => textContent).join(" "));
    return flat(wordsOf(element)) || flat(element.getAttribute("alt"));
  };
  const modals = document.querySelectorAll("dialog:modal");
  // The page behind an open dialog cannot be reached.
  const front = modals[modals.length - 1] ?? document.body;
  const wanted = new RegExp(name, "u");
  const within = [front, ...front.querySelectorAll("*")] as HTMLElement[];
  const found = within.find((element) => {
    if (!element.matches(selector)) return false;
    const box = element.getBoundingClientRect();
    const isVisible = box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === "visible";
    // A closed dialog may still be fading.
    return isVisible && !element.closest("dialog:not([open])") && wanted.test(nameOf(element));
  });
  if (!found) return null;
  if (scroll) found.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const control = found as HTMLInputElement;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(middle.x, middle.y);
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const target = (effect as KeyframeEffect).target;
    const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return playState === "running" && ends && target?.contains(found);
  });
  return {
    ...middle,
    width,
    height,
    text: flat(found.innerText),
    value: control.value ?? "",
    focused: document.activeElement === found,
    earlier: document.activeElement?.compareDocumentPosition(found) === Node.DOCUMENT_POSITION_PRECEDING,
    reachable: !isMoving && top !== null && (found.contains(top) || top.contains(found)),
    enabled: !found.matches(":disabled"),
    checked: control.checked ?? false,
  };
}
