import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { serveSearchCompany } from "./calls.ts";
import { createSearchService } from "./service.ts";
import type { SearchSource } from "./source.ts";

export function searchRoutes(dependencies: Dependencies, sources: readonly SearchSource[]): Call[] {
  const service = createSearchService(dependencies, sources);
  return [call(serveSearchCompany, ({ scope, query }) => service.search(scope, query.q))];
}
