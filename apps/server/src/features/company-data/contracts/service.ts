/** A company's contracts, cancelling them, and taking that back. Each declaration is a service case with a mail. */
import type { Brand } from "@portal/contract/brands/brand";
import type { CancellationKind, Contract } from "@portal/contract/company-data/contracts/calls";
import { contractStatus, type ContractStatus } from "@portal/contract/company-data/contracts/term";
import { displayName } from "@portal/contract/navigation/products";
import { afterCaseEvent } from "@portal/contract/service-case/states";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { type MailTemplate, sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { shownName } from "../../../platform/session/shown-login.ts";
import { advanceCase, lockCase, openCase } from "../../service-case/public.ts";
import { cancelledMail, withdrawnMail } from "./mails.ts";
import * as repository from "./repository.ts";

type Declaration = { id: number; kind: CancellationKind; endsOn: Day | null; reason: string };
type Step = { scope: AccountScope; brand: Brand; contract: repository.ContractRow };

export type ContractService = ReturnType<typeof createContractService>;

export function createContractService(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const today = (): Day => berlinDate(clock.now().getTime());

  const list = async (scope: AccountScope): Promise<Contract[]> => {
    const rows = await repository.contractsOf(db, scope.companyId);
    return rows.map((row) => toContract(scope, row, today()));
  };

  return {
    list,

    /** @throws Problem `contracts.not_found`, `…already_cancelled`, `…already_ended`, `…end_changed` */
    async cancel(scope: AccountScope, declared: Declaration, brand: Brand): Promise<Contract[]> {
      await db.transaction().execute(async (trx) => {
        const contract = await repository.lockContract(trx, scope.companyId, declared.id);
        if (contract === undefined) throw new Problem("contracts.not_found");
        requireCancellable(contract, declared, today());
        const step = { scope, brand, contract };
        const caseId = await openCase(dependencies, trx, { scope, brand, asked: cancellationCase(contract, declared) });
        const { kind, endsOn, reason } = declared;
        const [made] = await repository.insertCancellation(
          trx,
          scope.companyId,
          contract.id,
          kind,
          kind === "ordinary" ? endsOn : null,
          reason,
          clock.now(),
          scope.userId,
          caseId,
        );
        await audit(trx, step, "contract.cancelled", { kind, ends: endsOn });
        const at = clock.now().toISOString();
        await tellOwners(trx, step, {
          key: `contract-cancelled:${made?.id}`,
          template: cancelledMail,
          data: { kind, endsOn: kind === "ordinary" ? endsOn : null, reason, at, caseId },
        });
      });
      return list(scope);
    },

    /** @throws Problem `contracts.not_found`, `contracts.not_cancelled`, `contracts.already_ended` */
    async withdraw(scope: AccountScope, id: number, brand: Brand): Promise<Contract[]> {
      await db.transaction().execute(async (trx) => {
        const contract = await repository.lockContract(trx, scope.companyId, id);
        if (contract === undefined) throw new Problem("contracts.not_found");
        if (contract.cancellation_id === null) throw new Problem("contracts.not_cancelled");
        const isOver = statusOf(contract, today()).state === "ended";
        // The provider has acted on the cancellation: only it can undo that.
        if (isOver || contract.ended_on !== null) throw new Problem("contracts.already_ended");
        await repository.endCancellation(trx, scope.companyId, contract.cancellation_id, clock.now(), scope.userId);
        const step = { scope, brand, contract };
        const caseId = await tellProviderOfWithdrawal(trx, step);
        await audit(trx, step, "contract.cancellationWithdrawn", {});
        await tellOwners(trx, step, {
          key: `contract-withdrawn:${contract.cancellation_id}`,
          template: withdrawnMail,
          data: { at: clock.now().toISOString(), caseId },
        });
      });
      return list(scope);
    },
  };

  /** Ends the case of the cancellation; if the provider has finished it already, a new one says so. */
  async function tellProviderOfWithdrawal(trx: repository.Db, { scope, brand, contract }: Step) {
    const { service_case_id: caseId, company_id: companyId } = contract;
    const [row] = caseId === null ? [] : await lockCase(trx, caseId);
    const text = `Die Kündigung des Vertrags ${contract.external_id} ist zurückgenommen.`;
    if (caseId !== null && row !== undefined && afterCaseEvent(row.state, "close") === "withdrawn") {
      const { userId } = scope;
      await advanceCase(dependencies, trx, {
        id: caseId,
        event: "close",
        text,
        key: null,
        companyId,
        author: "company",
        userId,
      });
      return caseId;
    }
    const subject = subjectOf("Rücknahme der Kündigung", contract);
    const key = `withdraw-cancellation-${contract.cancellation_id}`;
    return openCase(dependencies, trx, { scope, brand, asked: caseOf(contract, { subject, text, key }) });
  }

  async function tellOwners<Data extends object>(
    trx: repository.Db,
    { scope, brand, contract }: Step,
    mail: { key: string; template: MailTemplate<Data & ContractWords>; data: Data },
  ): Promise<void> {
    const words = { number: contract.external_id, product: displayName(contract.code) };
    for (const { id, email, company } of await repository.ownersOf(trx, scope.companyId)) {
      const data = { ...mail.data, ...words, company };
      await sendMail(dependencies, trx, { key: `${mail.key}:${id}`, to: email, brand, template: mail.template, data });
    }
  }

  function audit(
    trx: repository.Db,
    { scope, contract }: Step,
    action: string,
    details: Record<string, string | null>,
  ): Promise<void> {
    return writeAudit(trx, {
      at: clock.now(),
      action,
      outcome: "done",
      actorUserId: scope.userId,
      agentUserId: scope.agentUserId,
      companyId: scope.companyId,
      details: { contract: contract.id, ...details },
    });
  }
}

type ContractWords = { company: string; number: string; product: string };

function requireCancellable(contract: repository.ContractRow, { kind, endsOn }: Declaration, today: Day): void {
  if (contract.cancellation_id !== null) throw new Problem("contracts.already_cancelled");
  const status = statusOf(contract, today);
  if (status.state === "ended" || contract.ended_on !== null) throw new Problem("contracts.already_ended");
  if (kind === "extraordinary") return;
  // It ends by itself: an ordinary cancellation would change nothing.
  if (status.cancelBy === null) throw new Problem("contracts.already_ended");
  if (status.endsOn !== endsOn) throw new Problem("contracts.end_changed");
}

const KIND_WORDS = { ordinary: "ordentlich", extraordinary: "außerordentlich" } as const;

function cancellationCase(contract: repository.ContractRow, { kind, endsOn, reason }: Declaration) {
  const to = kind === "ordinary" && endsOn !== null ? ` zum ${germanDay(endsOn)}` : "";
  const text = `Wir kündigen den Vertrag ${contract.external_id} ${KIND_WORDS[kind]}${to}.`;
  return caseOf(contract, {
    subject: subjectOf("Kündigung", contract),
    text: reason === "" ? text : `${text}\n\n${reason}`,
    key: `cancel-${contract.id}-${crypto.randomUUID()}`,
  });
}

const subjectOf = (what: string, { code }: repository.ContractRow): string =>
  `${what}: ${displayName(code)}`.slice(0, 120);

const caseOf = ({ external_id }: repository.ContractRow, words: { subject: string; text: string; key: string }) => ({
  type: "contract" as const,
  reference: external_id.slice(0, 100),
  wantsCall: false,
  phone: "",
  ...words,
});

const statusOf = (row: repository.ContractRow, today: Day): ContractStatus =>
  contractStatus(
    {
      startedOn: row.started_on,
      termMonths: row.term_months,
      renewalMonths: row.renewal_months,
      noticeMonths: row.notice_months,
      endedOn: row.ended_on,
    },
    today,
    row.ends_on,
  );

const toContract = (scope: AccountScope, row: repository.ContractRow, today: Day): Contract => ({
  id: row.id,
  number: row.external_id,
  code: row.code,
  startedOn: row.started_on,
  termMonths: row.term_months,
  renewalMonths: row.renewal_months,
  noticeMonths: row.notice_months,
  priceCents: row.price_cents,
  priceInterval: row.price_interval,
  status: statusOf(row, today),
  cancellation:
    row.kind === null || row.declared_at === null
      ? null
      : {
          kind: row.kind,
          endsOn: row.ends_on,
          declaredAt: row.declared_at.toISOString(),
          declaredBy: shownName(scope, row.declared_by ?? ""),
          caseId: row.service_case_id,
        },
});
