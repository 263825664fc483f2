/** The link that ends summaries: sealed, so that it needs no row, and valid as long as anybody keeps a mail. */
import { hrefOf } from "@portal/contract/pages/redirects";
import { pathOf } from "@portal/contract/pages/routes";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { openLinkFor, sealLink } from "../../platform/sealing/sealed-links.ts";

const YEARS = 10;
const YEAR_MS = 365 * 86_400_000;

type Needs = Pick<Dependencies, "environment" | "clock">;
type Ended = { userId: number; companyId: number };

export const sealEnd = ({ environment, clock }: Needs, { userId, companyId }: Ended): Promise<string> => {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + YEARS * YEAR_MS);
  return sealLink(environment, { purpose: "digest_end", data: { userId, companyId }, now, expiresAt });
};

/** @throws Problem `cryptography.unreadable` */
export async function openEnd({ environment, clock }: Needs, token: string): Promise<Ended> {
  const { userId, companyId } = await openLinkFor(environment, "digest_end", token, { now: clock.now() });
  if (typeof userId !== "number" || typeof companyId !== "number") throw new Problem("cryptography.unreadable");
  return { userId, companyId };
}

/** The page's path, to which mail programs post as well. */
export const endPath = (token: string): string => hrefOf(pathOf("digest_end"), { data: token });
