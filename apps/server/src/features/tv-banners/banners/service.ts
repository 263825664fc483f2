/** TV banners of a company and the way of its creatives. Each change takes its creative's lock first. */
import {
  actionOf,
  afterCreativeAction,
  type Approval,
  type CreativeRefusal,
  type CreativeState,
} from "@portal/contract/tv-banners/banners/approval";
import type { TvBanner, TvCreative } from "@portal/contract/tv-banners/banners/calls";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { shownName } from "../../../platform/session/shown-login.ts";
import * as repository from "./repository.ts";

/** `version`: of the creative that the person saw. */
type Seen = { binaryMasterId: string; version?: number | undefined };
type Decision = Seen & { approvalStatus: Approval; reason: string };
type Setting = Seen & { externalId: string };

export function createTvBannerService({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  return {
    banners: (scope: AccountScope): Promise<TvBanner[]> => repository.findBanners(db, scope),

    async creatives(scope: AccountScope): Promise<TvCreative[]> {
      return withEvents(db, scope, await repository.findCreatives(db, scope));
    },

    /** The company's decision. The same decision again changes nothing. */
    async decide(scope: AccountScope, { approvalStatus, reason, ...seen }: Decision): Promise<TvCreative> {
      const row = await db.transaction().execute(async (trx) => {
        const creative = await lockCreative(trx, scope, seen);
        const action = actionOf(approvalStatus);
        const showing = await repository.bannersShowing(trx, scope.companyId, seen.binaryMasterId);
        const state = stateOf(creative, showing.length > 0);
        const next = stepOf(afterCreativeAction(state, roleOf(scope), action));
        if (next.customer === state.customer) return creative;
        const now = clock.now();
        await repository.decide(trx, creative.id, next.customer, now);
        const said = action === "reject" ? reason : "";
        await note(trx, scope, { creativeId: creative.id, kind: action, reason: said, now });
        return { ...creative, customer_approval: next.customer, customer_decided_at: now };
      });
      const [creative] = await withEvents(db, scope, [row]);
      if (creative === undefined) throw new Problem("tv_banners.creative_not_found");
      return creative;
    },

    /** Sets a creative onto a banner that runs. Setting it again changes nothing. */
    set: (scope: AccountScope, { externalId, ...seen }: Setting): Promise<TvBanner> =>
      db.transaction().execute(async (trx) => {
        const [banner] = await repository.lockBanner(trx, scope.companyId, externalId);
        if (banner === undefined) throw new Problem("tv_banners.banner_not_found");
        if (banner.state !== "active") throw new Problem("tv_banners.banner_not_active");
        const creative = await lockCreative(trx, scope, seen);
        const onBanner = banner.binary_master_id === creative.binary_master_id;
        stepOf(afterCreativeAction(stateOf(creative, onBanner), roleOf(scope), "set"));
        if (onBanner) return banner;
        const now = clock.now();
        const [changed] = await repository.putOnBanner(
          trx,
          scope.companyId,
          externalId,
          creative.binary_master_id,
          now,
        );
        await note(trx, scope, { creativeId: creative.id, kind: "set", reason: "", now });
        return changed ?? banner;
      }),
  };
}

const roleOf = ({ agentUserId }: AccountScope): "company" | "support" => (agentUserId === null ? "company" : "support");

/** @throws Problem `tv_banners.creative_not_found`, `tv_banners.creative_changed_meanwhile` */
async function lockCreative(db: repository.Db, { companyId }: AccountScope, { binaryMasterId, version }: Seen) {
  const [creative] = await repository.lockCreative(db, companyId, binaryMasterId);
  if (creative === undefined) throw new Problem("tv_banners.creative_not_found");
  if (version !== undefined && version !== creative.version) throw new Problem("tv_banners.creative_changed_meanwhile");
  return creative;
}

const stateOf = (row: repository.CreativeRow, onBanner: boolean): CreativeState => ({
  customer: row.customer_approval,
  partner: row.partner_approval,
  onBanner,
});

const REFUSALS = {
  refused_by_partner: "tv_banners.creative_refused_by_partner",
  on_banner: "tv_banners.creative_on_banner",
  not_approved: "tv_banners.creative_not_approved",
  not_yours: "tv_banners.creative_not_found",
} as const satisfies Record<CreativeRefusal, string>;

/** @throws Problem of the refusal */
function stepOf(next: CreativeState | CreativeRefusal): CreativeState {
  if (typeof next === "string") throw new Problem(REFUSALS[next]);
  return next;
}

type Note = { creativeId: number; kind: "accept" | "reject" | "withdraw" | "set"; reason: string; now: Date };

/** The step and its audit line. */
async function note(db: repository.Db, scope: AccountScope, { creativeId, kind, reason, now }: Note): Promise<void> {
  const { companyId, userId, agentUserId } = scope;
  await repository.insertEvent(db, creativeId, kind, roleOf(scope), userId, reason, now);
  await writeAudit(db, {
    at: now,
    action: `tvCreative.${kind}`,
    outcome: "done",
    actorUserId: userId,
    agentUserId,
    companyId,
    details: { creative: creativeId },
  });
}

async function withEvents(
  db: repository.Db,
  scope: AccountScope,
  rows: readonly repository.CreativeRow[],
): Promise<TvCreative[]> {
  const events =
    rows.length === 0
      ? []
      : await repository.eventsOf(
          db,
          rows.map(({ id }) => id),
        );
  const ofCreative = Map.groupBy(events, ({ creative_id: id }) => id);
  return rows.map((row) => ({
    binaryMasterId: row.binary_master_id,
    version: row.version,
    name: row.name,
    layout: row.layout,
    headline: row.headline,
    text: row.body,
    callToAction: row.call_to_action,
    background: row.background,
    foreground: row.foreground,
    customerApprovalStatus: row.customer_approval,
    partnerApprovalStatus: row.partner_approval,
    deliveredAt: row.delivered_at.toISOString(),
    events: (ofCreative.get(row.id) ?? []).map(({ creative_id: _creative, ...event }) => ({
      ...event,
      name: shownName(scope, event.name),
      at: event.at.toISOString(),
    })),
  }));
}
