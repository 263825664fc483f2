/** Asks for the password again within a session, before actions that a borrowed phone must not allow. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import { proveOwnPassword } from "../auth/public.ts";

const hashOf = statement<{ password_hash: string | null }, [userId: number]>(
  "select password_hash from users where id = $1",
);

/** @throws as `proveOwnPassword` */
export async function requirePassword(
  dependencies: Pick<Dependencies, "db" | "clock">,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const [user] = await hashOf(dependencies.db, userId);
  await proveOwnPassword(dependencies, { userId, passwordHash: user?.password_hash ?? null }, password, field);
}
