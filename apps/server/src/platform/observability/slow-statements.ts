import type { SlowStatements } from "@portal/db/slow-statements";
import type { Dependencies } from "../dependencies.ts";
import { currentRequestId } from "./request-id.ts";
import { nameStatement } from "./tracing/statement-name.ts";
import { currentSpan, startSpan } from "./tracing/trace.ts";

/** Logs and counts statements that take longer than SLOW_STATEMENT_MS, for the request that they belong to. */
export const slowStatementsTo = ({
  environment,
  log,
  metrics,
}: Pick<Dependencies, "environment" | "log" | "metrics">): SlowStatements => ({
  fromMs: environment.SLOW_STATEMENT_MS,
  context: currentRequestId,
  follow(sql) {
    // Of what runs by itself, such as looking for due mails, there would be a trace each second that tells nothing.
    if (currentSpan() === undefined) return undefined;
    const name = nameStatement(sql);
    const span = startSpan(name, "client");
    return (failed) => span?.end({ "db.system.name": "postgresql", "db.query.summary": name }, failed);
  },
  report({ name, text, ms, failed, context }) {
    metrics.count("portal_slow_statements_total", { outcome: failed ? "failed" : "done" });
    const requestId = context === undefined ? {} : { requestId: context };
    log.warn({ statement: name, text, ms, failed, ...requestId }, "slow statement");
  },
});
