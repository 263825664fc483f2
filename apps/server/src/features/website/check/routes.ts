/** The calls of the website check (Specification §7). */
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { serveGetWebsiteCheck, serveGetWebsiteCheckCsv, serveGetWebsiteCheckResult } from "./calls.ts";
import { findingsCsv } from "./csv.ts";
import { createWebsiteChecks } from "./service.ts";

export function checkRoutes(dependencies: Dependencies): Call[] {
  const checks = createWebsiteChecks(dependencies);
  return [
    call(serveGetWebsiteCheck, async ({ scope, query: { encUrl, renew } }) => {
      const check = await checks.start(scope, { encUrl, renew: renew === "true" });
      return { check, message: check.message };
    }),
    call(serveGetWebsiteCheckResult, ({ scope, query }) => checks.result(scope, query.encUrl)),
    call(serveGetWebsiteCheckCsv, async ({ scope, query, reply }) => {
      const { check } = await checks.result(scope, query.encUrl);
      if (check === null) throw new Problem("website.address_unknown");
      const day = berlinDate(dependencies.clock.now().getTime());
      reply.header("content-disposition", `attachment; filename="website-pruefung-${day}.csv"`);
      reply.type("text/csv; charset=utf-8");
      return findingsCsv(check);
    }),
  ];
}
