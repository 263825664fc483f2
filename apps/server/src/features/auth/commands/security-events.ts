import { SECURITY_EVENT_DAYS, SECURITY_EVENT_KINDS } from "@portal/contract/user-area/security-events";
import { startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { stringify } from "csv-stringify/sync";
import { type Command, InvalidArgumentError, Option } from "commander";
import { toDay, toPositiveNumber } from "../../../platform/commands/arguments.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import { table } from "../../../platform/commands/table.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";

type Filters = { user?: number; kind?: string; since?: string; limit: number; csv?: true };

const HEADINGS = ["at", "kind", "user", "method", "network", "login", "key"];
const LISTED = 200;
const AT_MOST = 100_000;

type Row = {
  at: Date;
  kind: string;
  user_id: number | null;
  method: string | null;
  network_hash: Buffer | null;
  login_hash: Buffer | null;
  key_name: string | null;
};

const COLUMNS = "at, kind, user_id, method, network_hash, login_hash, key_name";
type Rest = [since: Date, atMost: number];
// One statement for each filter that has an index of its own, so that none reads the whole table.
const newest = statement<Row, Rest>(`select ${COLUMNS} from security_events where at >= $1 order by at desc limit $2`);
const newestOfKind = statement<Row, [...Rest, kind: string]>(
  `select ${COLUMNS} from security_events where kind = $3 and at >= $1 order by id desc limit $2`,
);
const newestOfUser = statement<Row, [...Rest, userId: number, kind: string | null]>(`
  select ${COLUMNS} from security_events
  where user_id = $3 and at >= $1 and ($4::text is null or kind = $4) order by id desc limit $2`);

export function addSecurityEventsCommand(program: Command, terminal: Terminal): void {
  program
    .command("security-events")
    .description(
      `List log-ins, failures and changed log-in methods of the last ${SECURITY_EVENT_DAYS} days, newest first.`,
    )
    .option("--user <id>", "only of this person", toPositiveNumber)
    .addOption(new Option("--kind <kind>", "only of this kind").choices(SECURITY_EVENT_KINDS))
    .option("--since <day>", "only from this day on, such as 2026-11-21", toDay)
    .option("--limit <number>", "maximum number of lines", toLimit, LISTED)
    .option("--csv", "print CSV instead of columns")
    .addHelpText(
      "after",
      "\nNetwork and login are keyed hashes: equal ones of one key are the same address or typed name. Keys change monthly.",
    )
    .action((filters: Filters) => list(terminal, filters));
}

function toLimit(text: string): number {
  const limit = toPositiveNumber(text);
  if (limit > AT_MOST) throw new InvalidArgumentError(`Not a number up to ${AT_MOST}.`);
  return limit;
}

async function list(terminal: Terminal, { user, kind, since, limit, csv }: Filters): Promise<void> {
  const from = new Date(since === undefined ? 0 : startOfBerlinDay(since));
  const found = await withDatabase(terminal, (db) => {
    if (user !== undefined) return newestOfUser(db, from, limit, user, kind ?? null);
    return kind === undefined ? newest(db, from, limit) : newestOfKind(db, from, limit, kind);
  });
  const rows = found.map((row) => [
    row.at.toISOString(),
    row.kind,
    row.user_id === null ? "" : String(row.user_id),
    row.method ?? "",
    row.network_hash?.toString("hex") ?? "",
    row.login_hash?.toString("hex") ?? "",
    row.key_name ?? "",
  ]);
  terminal.print(csv ? stringify([HEADINGS, ...rows], { delimiter: ";" }).trimEnd() : table(HEADINGS, rows));
}
