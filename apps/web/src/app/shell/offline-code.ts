/**
 * Code that people need just when the connection is gone: error pages, the login in place of an expired session, the
 * login page. It loads after the first page, because it is too late to load it then.
 */
import { pathOf } from "@portal/contract/pages/routes";
import { whenIdle } from "../../platform/loading/when-idle.ts";
import { loadPageFailure } from "../error-pages/lazy-page-failure.tsx";
import { loadPages } from "../router/portal-router.ts";
import { loadExpiredSessionDialog } from "./expired-session.tsx";

const PATHS = ["login", "logout", "error_404", "error_502"] as const;

const loadAll = (): Promise<unknown> =>
  Promise.all([
    loadPages().then(({ findPage }) =>
      Promise.all(PATHS.flatMap((name) => findPage(pathOf(name))?.entry.load() ?? [])),
    ),
    loadPageFailure(),
    loadExpiredSessionDialog(),
    import("../../platform/second-factor/ask-second-factor.tsx"),
  ]);

/** Starts when the browser is idle; without a connection again as soon as there is one. */
export function loadForOffline(): void {
  const waitForConnection = () => window.addEventListener("online", begin, { once: true });
  // Without a connection an attempt would fail for good: Chromium remembers it.
  const begin = () => (navigator.onLine ? void loadAll().catch(waitForConnection) : waitForConnection());
  whenIdle(begin);
}
