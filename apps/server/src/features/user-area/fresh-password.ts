/** Asking for the password again within a session, before what a borrowed phone must not do. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { countTowards, inTurn, verifyPassword } from "../auth/public.ts";

const ATTEMPTS = 20;
const WINDOW_SECONDS = 15 * 60;

const hashOf = statement<{ password_hash: string | null }, [userId: number]>(
  "select password_hash from users where id = $1",
);

/**
 * @throws Problem `user.password_wrong` at `field`, `auth.throttled` after 20 attempts in a quarter of an hour, or
 *   `auth.busy`. People without a password never pass.
 */
export async function requirePassword(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const bucket = { key: `password:user:${userId}`, limit: ATTEMPTS, windowSeconds: WINDOW_SECONDS };
  await countTowards(db, bucket, clock.now(), "auth.throttled");
  const [user] = await hashOf(db, userId);
  if (!(await inTurn(() => verifyPassword(user?.password_hash ?? null, password)))) {
    throw new Problem("user.password_wrong", { field });
  }
}
