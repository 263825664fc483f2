/** How many requests one portal has to answer at once, over all servers together. */
import { setTimeout as delay } from "node:timers/promises";
import type { Dependencies } from "../../platform/dependencies.ts";
import { withFreeSlot } from "../../platform/rate-limits/with-slot.ts";
import type { PartnerPortal } from "./portals.ts";

const ASK_AGAIN_MS = 200;
/** More than a request may take (`timeoutMs`). */
const SLOT_SECONDS = 90;

type Access = Pick<Dependencies, "db">;

/** Waits until the portal answers less than `concurrency` requests; runs the request anyway once `signal` is aborted, which ends it. */
export const limitConcurrency =
  (access: Access, { identifier, concurrency }: Pick<PartnerPortal, "identifier" | "concurrency">) =>
  async <T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const slots = { name: `portal:${identifier}`, atOnce: concurrency, mostSeconds: SLOT_SECONDS };
    for (;;) {
      if (signal?.aborted === true) return request();
      const ran = await withFreeSlot(access, slots, request);
      if (ran !== undefined) return ran.value;
      await delay(ASK_AGAIN_MS, undefined, { ...(signal && { signal }) }).catch(() => undefined);
    }
  };
