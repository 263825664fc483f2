/** Calls on visibility in search. */
import { brandForHost } from "@portal/contract/brands/brands";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import * as served from "./calls.ts";
import type { Connection } from "./connection/service.ts";
import { createSeoService } from "./service.ts";
import { createTermCourse } from "./terms/course.ts";
import { createTermsService } from "./terms/service.ts";

export function seoRoutes(dependencies: Dependencies, connection: Connection): Call[] {
  const { environment } = dependencies;
  const seo = createSeoService(dependencies, connection);
  const terms = createTermsService(dependencies);
  const course = createTermCourse(dependencies);
  return [
    call(served.serveGetSeoOverview, ({ scope, query }) => seo.overview(scope, query)),
    call(served.serveGetSeoTerms, ({ scope, query }) => terms.page(scope, query, Number(query.page))),
    call(served.serveGetSeoTermCourse, ({ scope, query }) => course(scope, query)),
    call(served.serveGetSeoTermsCsv, async ({ scope, query, reply }) => {
      reply
        .header("content-disposition", `attachment; filename="suchbegriffe-${query.startDate}-${query.endDate}.csv"`)
        .type("text/csv; charset=utf-8");
      return terms.csv(scope, query);
    }),
    ...connectionRoutes(environment, connection),
  ];
}

const connectionRoutes = (environment: Dependencies["environment"], connection: Connection): Call[] => [
  call(served.serveStartSearchConsole, async ({ scope, session, request }) => {
    const brand = brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
    return { url: await connection.start(scope, session, brand) };
  }),
  call(served.serveGrantSearchConsole, async ({ scope, session, body }) => {
    await connection.grant(scope, session, body);
    return { searchConsole: await connection.show(scope) };
  }),
  call(served.serveDenySearchConsole, async ({ scope, session, body }) => {
    await connection.deny(scope, session, body.state);
    return {};
  }),
  call(served.serveGetSearchProperties, ({ scope }) => connection.properties(scope)),
  call(served.serveChooseSearchProperty, async ({ scope, body }) => {
    await connection.choose(scope, body.siteUrl);
    return { searchConsole: await connection.show(scope) };
  }),
  call(served.serveDisconnectSearchConsole, async ({ scope }) => {
    const revocation = await connection.disconnect(scope);
    return { searchConsole: await connection.show(scope), revocation };
  }),
];
