/** Keeps what a person last saw on a few pages, for times without a connection. Customer care keeps nothing. */
import { lastStateKey, type LastState, MOST_CHARACTERS } from "@portal/contract/pages/last-state";
import { queryClient } from "../query/query-client.ts";
import { writeStored } from "../session/browser-storage.ts";
import { sessionState } from "../session/session-store.ts";
import { cleanCopy } from "./clean-copy.ts";

/** A page is read when nothing has been loaded for this long. */
const SETTLED_MS = 1500;

let timer: number | undefined;

/** Once, after the first page. */
export function keepLastState(): void {
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated" || type === "observerAdded") later();
  });
  later();
}

function later(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(note, SETTLED_MS);
}

function note(): void {
  const session = sessionState();
  const path = `${window.location.pathname}${window.location.search}`;
  if (session.kind !== "logged-in" || session.user.cucaInfo || session.account === null || session.expired) return;
  const key = lastStateKey(session.user.user_id, path);
  if (key === undefined || !navigator.onLine || queryClient.isFetching() > 0) return;
  const main = document.querySelector("main");
  const title = main?.querySelector("h1")?.textContent ?? "";
  if (!main || title === "") return;
  const holder = document.createElement("div");
  holder.append(cleanCopy(main, document));
  const html = holder.innerHTML;
  if (html.length > MOST_CHARACTERS) return;
  const { company_id: companyId, company_name: company } = session.account;
  const state: LastState = {
    userId: session.user.user_id,
    companyId,
    company,
    title,
    path,
    html,
    at: Date.now(),
  };
  writeStored(key, JSON.stringify(state));
}
