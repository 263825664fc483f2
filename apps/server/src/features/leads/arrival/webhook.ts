/** Leads that arrive by the signed webhook. */
import type { LeadDelivery } from "@portal/contract/leads/webhook";
import type { LeadKind } from "@portal/contract/leads/states";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import { offerLead } from "./offer-lead.ts";
import { findCompany } from "./repository.ts";

type Delivered = {
  externalId: string;
  companyId: number;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  text: string;
  createdAt: string;
  postalCode?: string | undefined;
  place?: string | undefined;
  priceCents?: number | null | undefined;
};

const REFUSALS = { locked: "leads.not_wanted", taken: "leads.taken", too_old: "leads.too_old" } as const;

export async function receiveDelivery(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  delivered: Delivered,
): Promise<LeadDelivery> {
  const { externalId, companyId, createdAt, postalCode = "", place = "", priceCents = null, ...words } = delivered;
  const now = clock.now();
  // A sender's clock may be ahead; a lead of tomorrow would stay on top of the list.
  const receivedAt = new Date(Math.min(new Date(createdAt).getTime(), now.getTime()));
  const lead = { ...words, externalId, source: "webhook" as const, postalCode, place, priceCents, receivedAt };
  const result = await db.transaction().execute(async (trx) => {
    if ((await findCompany(trx, companyId)).length === 0) throw new Problem("leads.unknown_company");
    return offerLead(trx, { lead, companyId, now });
  });
  if (result === "locked" || result === "taken" || result === "too_old") throw new Problem(REFUSALS[result]);
  return { externalId, result };
}
