/** The offline page's script: shows the last state of this person's pages, and leaves when the connection is back. */
import { REMEMBER_KEY, XSRF_COOKIE, XSRF_KIND } from "@portal/contract/auth/calls";
import {
  ageSentence,
  isLastStateKey,
  type LastState,
  lastStateKey,
  readLastState,
} from "@portal/contract/pages/last-state";
import { readCookie } from "../../platform/api/read-cookie.ts";
import { cleanCopy } from "../../platform/offline/clean-copy.ts";
import { LOGOUT_PENDING_KEY, portalKey, readStored, removeStored } from "../../platform/session/browser-storage.ts";

/** Whether the browser still counts somebody as logged in. */
const isSomebodyThere = (): boolean =>
  readStored(LOGOUT_PENDING_KEY) === null &&
  readStored(portalKey("session-expected")) !== null &&
  readCookie(XSRF_COOKIE)?.startsWith(XSRF_KIND.anonymous) !== true;

function states(now: number): LastState[] {
  const remembered = readCookie(REMEMBER_KEY) !== undefined;
  const found: LastState[] = [];
  for (const key of Object.keys(localStorage).filter(isLastStateKey)) {
    const state = isSomebodyThere() ? readLastState(readStored(key) ?? "", { now, remembered }) : undefined;
    if (state === undefined) removeStored(key);
    else found.push(state);
  }
  return found.toSorted((one, other) => other.at - one.at);
}

function element(tag: string, text: string, className = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

function shown(state: LastState, now: number, isOpen: boolean): HTMLElement {
  const part = document.createElement("details");
  part.open = isOpen;
  const content = element("div", "", "state");
  const parsed = new DOMParser().parseFromString(state.html, "text/html");
  content.append(cleanCopy(parsed.body, document));
  part.append(
    element("summary", `${state.title} · ${state.company}`),
    element("p", ageSentence(state.at, now), "age"),
    content,
  );
  return part;
}

function showStates(): void {
  const now = Date.now();
  const place = document.getElementById("last-state");
  const found = states(now);
  if (!place || found.length === 0) return;
  const address = `${window.location.pathname}${window.location.search}`;
  const here = found.find(({ userId, path }) => lastStateKey(userId, path) === lastStateKey(userId, address));
  const opened = here ?? found[0];
  place.replaceChildren(
    element("h2", "Ihr letzter Stand"),
    element(
      "p",
      "Sie können lesen, was Sie zuletzt gesehen haben. Ändern können Sie erst wieder mit Verbindung etwas.",
    ),
    ...found.map((state) => shown(state, now, state === opened)),
  );
}

showStates();
window.addEventListener("online", () => window.location.reload());
