/** Chooses a site's source: Matomo where the site has one, else the portal's own counting. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { createMatomoSource } from "./matomo/matomo-source.ts";
import { findFigures, findFirstDay } from "./repository.ts";
import type { FiguresSource, Site, SourceState } from "./source.ts";

export function createSources(dependencies: Dependencies) {
  const sources = { matomo: createMatomoSource(dependencies), own: createOwnSource(dependencies) };
  return (site: Site): FiguresSource => sources[site.matomo_site_id === null ? "own" : "matomo"];
}

/** The websites' servers deliver by themselves, so there is nothing to ask. */
function createOwnSource({ db }: Pick<Dependencies, "db">): FiguresSource {
  const state = async ({ id }: Site): Promise<SourceState> => {
    const [figures, knownFrom] = await Promise.all([findFigures(db, id), findFirstDay(db, id)]);
    return { kind: "own", until: figures?.until?.toISOString() ?? null, problem: null, incomplete: false, knownFrom };
  };
  return { state, bringUpToDate: state };
}
