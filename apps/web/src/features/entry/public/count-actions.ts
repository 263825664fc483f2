/** Tells the server what visitors of a public entry click, by a beacon that asks for nothing and stores nothing. */
import { ACTIONS, trackAction } from "@portal/contract/tracking/events/calls";

/** Listens for links with `data-action` below the page. @returns how to stop */
export function countActions(companyId: number): () => void {
  const listen = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-action]") : null;
    const action = ACTIONS.find((one) => one === link?.dataset["action"]);
    // The right button opens a menu and nothing else.
    if (action === undefined || event.button === 2) return;
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
