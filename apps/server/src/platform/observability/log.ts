/** The log: JSON lines, each with the id of the request that caused it, none with what people typed. */
import { destination, type DestinationStream, type Logger, pino } from "pino";
import type { Environment } from "../environment.ts";
import { currentRequestId } from "./request-id.ts";
import { currentSpan } from "./tracing/trace.ts";

/** Lines are written together: one write for each would cost more than the line. The rest follows within a second. */
const WRITE_FROM_BYTES = 4096;
const FLUSH_EVERY_MS = 1000;

/** @param into where lines go; the process's standard output unless given */
export function openLog(
  { LOG_LEVEL }: Pick<Environment, "LOG_LEVEL">,
  into: DestinationStream = bufferedOutput(),
): Logger {
  return pino(
    {
      level: LOG_LEVEL,
      mixin: () => {
        const requestId = currentRequestId();
        const traceId = currentSpan()?.traceId;
        return { ...(requestId && { requestId }), ...(traceId && { traceId }) };
      },
      serializers: { err: withoutValues },
    },
    into,
  );
}

/** pino itself writes what is left when the process ends. */
function bufferedOutput(): DestinationStream {
  const output = destination({ sync: false, minLength: WRITE_FROM_BYTES });
  setInterval(() => output.flush(), FLUSH_EVERY_MS).unref();
  return output;
}

/** What is logged of an error: not the `detail` and `where` of PostgreSQL, which repeat what people typed. */
export const withoutValues = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  return { type: name, message, code: (error as { code?: unknown }).code, stack };
};
