import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { searchRoutes } from "./routes.ts";
import type { SearchSource } from "./source.ts";

/** @param sources of the other slices, which `app` composes */
export const createSearch = (dependencies: Dependencies, sources: readonly SearchSource[]): Call[] =>
  searchRoutes(dependencies, sources);
