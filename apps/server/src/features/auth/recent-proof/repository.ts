/** SQL of the last proof in a session. */
import { statement } from "@portal/db/statement";

export const stampConfirmed = statement<never, [handle: string, now: Date]>(
  "update sessions set confirmed_at = $2 where handle = $1",
);

export const confirmedAt = statement<{ confirmed_at: Date | null }, [handle: string]>(
  "select confirmed_at from sessions where handle = $1",
);
