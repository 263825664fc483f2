/** Demo access to Search Console, in the form that the sandbox issues: its tokens hold their own data. */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { SEARCH_CONSOLE } from "./google/access-kinds.ts";
import * as repository from "./repository.ts";
import { sealAccess } from "./token-store.ts";

type Needs = Pick<Dependencies, "environment" | "clock">;

/** Gives the company access in the name of its first owner; nothing if it has none. */
export async function addDemoSearchAccess(
  db: Kysely<Database>,
  { environment, clock }: Needs,
  companyId: number,
  email: string,
): Promise<void> {
  const owner = await db
    .selectFrom("memberships")
    .select("user_id")
    .where("company_id", "=", companyId)
    .where("right", "=", "owner")
    .orderBy("user_id")
    .executeTakeFirst();
  if (owner === undefined) return;
  const now = clock.now();
  const { source, scope } = SEARCH_CONSOLE;
  const grant = {
    email,
    kind: "one",
    scope: `openid ${scope}`,
    grantedAt: now.getTime(),
    use: "refresh",
    expiresAt: 0,
  };
  const refreshToken = Buffer.from(JSON.stringify(grant)).toString("base64url");
  const sealed = await sealAccess({ environment }, source, companyId, { accessToken: "", refreshToken });
  // Expired, so that the first reading renews it.
  await repository.saveConnection(db, source, companyId, sealed, now, `demo-${companyId}`, owner.user_id, now);
}
