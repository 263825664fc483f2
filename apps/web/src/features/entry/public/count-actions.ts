/** Reports clicks of visitors of a public entry to the server, by a beacon that stores nothing in the browser. */
import { COOKIE_CHOICE_COOKIE, readChoice } from "@portal/contract/tracking/cookie-choice";
import { ACTIONS, trackAction } from "@portal/contract/tracking/events/calls";
import { readCookie } from "../../../platform/api/read-cookie.ts";

/** "Nur notwendige" is an objection: then the click is not even sent. */
const hasRefused = (): boolean => readChoice(readCookie(COOKIE_CHOICE_COOKIE))?.statistics === false;

/** Listens for clicks on links with `data-action`. @returns a function that stops listening */
export function countActions(companyId: number): () => void {
  const listen = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-action]") : null;
    const action = ACTIONS.find((one) => one === link?.dataset["action"]);
    // The right button only opens a menu.
    if (action === undefined || event.button === 2 || hasRefused()) return;
    const body = new Blob([JSON.stringify({ company: companyId, action })], { type: "application/json" });
    navigator.sendBeacon(trackAction.path, body);
  };
  document.addEventListener("click", listen);
  document.addEventListener("auxclick", listen);
  return () => {
    document.removeEventListener("click", listen);
    document.removeEventListener("auxclick", listen);
  };
}
