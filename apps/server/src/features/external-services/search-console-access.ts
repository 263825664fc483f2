/** Access to Search Console, for the slice that reads figures with it. */
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { shownName } from "../../platform/session/shown-login.ts";
import { createDisconnect } from "./disconnect.ts";
import { SEARCH_CONSOLE } from "./google/access-kinds.ts";
import { isGoogleSetUp } from "./google/provider.ts";
import { createGrants } from "./grants.ts";
import * as repository from "./repository.ts";
import { createTokenStore } from "./token-store.ts";

export function createSearchConsoleAccess(dependencies: Dependencies) {
  const { db, environment } = dependencies;
  const { withToken } = createTokenStore(dependencies, SEARCH_CONSOLE);
  return {
    isSetUp: isGoogleSetUp(environment),
    grants: createGrants(dependencies, SEARCH_CONSOLE),
    disconnect: createDisconnect(dependencies, SEARCH_CONSOLE),
    withToken,
    /** Null without access. `isRevoked`: Google has taken it back. `grantedBy` is null for people who are gone. */
    async find(scope: AccountScope) {
      const row = await repository.findConnection(db, scope, SEARCH_CONSOLE.source);
      if (row === undefined) return null;
      return {
        isRevoked: row.state === "revoked",
        grantedAt: row.granted_at,
        grantedBy: shownName(scope, row.granted_by_name),
      };
    },
  };
}
