/** Deletes inquiries that nobody confirmed, and what is left of delivered ones. */
import { INQUIRY_CONFIRM_DAYS } from "@portal/contract/leads/inquiries/limits";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { inBatches } from "../../../platform/sweeps/sweep.ts";
import { deleteDelivered, deleteWaiting } from "./repository.ts";

const DAY_MS = 86_400_000;
/** So that the link in the mail still says that the company has the inquiry. */
const DELIVERED_DAYS = 30;

export async function sweepInquiries(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  const waiting = await inBatches(() => deleteWaiting(db, before(INQUIRY_CONFIRM_DAYS)), signal);
  return waiting + (await inBatches(() => deleteDelivered(db, before(DELIVERED_DAYS)), signal));
}
