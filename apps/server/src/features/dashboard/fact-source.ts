/** Makes a source from one statement and one pure function, for one company and for many. */
import { type Right, rightCovers } from "@portal/contract/http/access";
import type { Day } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { Contribution, DashboardSource } from "./source.ts";

/** What the function may know besides the facts. */
export type Reader = Pick<Dependencies, "environment"> & {
  today: Day;
  right: Right;
  mayWrite: boolean;
  /** True while customer care acts for the company. */
  isAgent: boolean;
};

type FactSource<Facts> = Omit<DashboardSource, "read" | "readMany"> & {
  /** Selects at most one row. `$1` is the company; `$2` and following come from `parameters`. No alias may be `asked`. */
  sql: string;
  parameters?: (today: Day) => unknown[];
  contributionOf(facts: Facts, reader: Reader): Contribution;
};

const NOTHING: Contribution = { tasks: [], result: null };

export function factSource<Facts extends object>(given: FactSource<Facts>): DashboardSource {
  const { sql, parameters = () => [], contributionOf, ...rest } = given;
  const readOne = statement<Facts, unknown[]>(sql);
  const readSeveral = statement<Facts & { of_company: number }, unknown[]>(sqlForMany(sql));
  return {
    ...rest,
    async read({ db, environment, scope, today }) {
      const [facts] = await readOne(db, scope.companyId, ...parameters(today));
      if (facts === undefined) return NOTHING;
      const { right } = scope;
      const isAgent = scope.agentUserId !== null;
      return contributionOf(facts, { environment, today, right, mayWrite: rightCovers(right, "write"), isAgent });
    },
    async readMany({ db, environment, today, companies }) {
      const rows = await readSeveral(db, [...companies.keys()], ...parameters(today));
      return new Map(
        rows.map((facts) => {
          const right = companies.get(facts.of_company) ?? "read";
          const reader = { environment, today, right, mayWrite: rightCovers(right, "write"), isAgent: false };
          return [facts.of_company, contributionOf(facts, reader).tasks];
        }),
      );
    },
  };
}

/** The same statement for each company of the array `$1`. */
export const sqlForMany = (sql: string): string =>
  `select asked.id as of_company, facts.* from unnest($1::bigint[]) asked(id) cross join lateral (${sql.replaceAll(/\$1(?!\d)/g, "asked.id")}) facts`;
