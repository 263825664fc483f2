/** POST /api/service/browser-error: one log line and one count for an error that a browser reports. */
import { pathOf } from "@portal/contract/pages/routes";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { brandOfRequest } from "../../platform/session/stolen-session.ts";
import { serveReportBrowserError } from "./calls.ts";

/** More are counted and not written, so that many browsers with one error do not fill the log. */
const LINES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

export function createBrowserErrors(dependencies: Dependencies): Call[] {
  const { clock, log, metrics } = dependencies;
  let minute = 0;
  let lines = 0;
  const mayWrite = (): boolean => {
    const now = Math.floor(clock.now().getTime() / MINUTE_MS);
    if (now !== minute) [minute, lines] = [now, 0];
    lines += 1;
    return lines <= LINES_PER_MINUTE;
  };

  return [
    call(serveReportBrowserError, async ({ request, body }) => {
      const { route, ...facts } = body;
      const brand = brandOfRequest(request, dependencies).key;
      metrics.count("portal_browser_errors_total", { brand, kind: body.kind });
      if (mayWrite()) log.warn({ ...facts, route: route === null ? null : pathOf(route), brand }, "error in a browser");
      return {};
    }),
  ];
}
