/** Which browsers of a person show messages. */
import { MOST_DEVICES, type PushMessage, type PushSettings } from "@portal/contract/user-area/push";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import { deliver } from "../../../platform/push/deliver.ts";
import { vapidKeysOf } from "../../../platform/push/keys.ts";
import * as repository from "../../../platform/push/repository.ts";
import { isPushService } from "../../../platform/push/services.ts";

const USER_AGENT_CHARACTERS = 300;

const TEST: PushMessage = {
  title: "Nachrichten sind eingeschaltet",
  body: "So melden wir uns auf diesem Gerät.",
  tag: "test",
  path: "/",
};

export type PushService = ReturnType<typeof createPushService>;

export function createPushService(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;
  const publicKey = vapidKeysOf(environment)?.publicKey ?? null;

  const read = async (userId: number): Promise<PushSettings> => ({
    publicKey,
    devices: (await repository.subscriptionsOf(db, userId)).map((row) => ({
      id: row.id,
      endpoint: row.endpoint,
      userAgent: row.user_agent,
      since: row.created_at.toISOString(),
      lastSentAt: row.last_sent_at?.toISOString() ?? null,
    })),
  });
  const audit = (trx: Parameters<typeof writeAudit>[0], userId: number, action: string): Promise<void> =>
    writeAudit(trx, { at: clock.now(), action, outcome: "done", actorUserId: userId });

  return {
    read,

    /** @throws Problem `push.not_connected`, `push.service_unknown`, `push.too_many_devices` */
    async subscribe(
      userId: number,
      { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
      userAgent: string,
    ): Promise<PushSettings> {
      if (publicKey === null) throw new Problem("push.not_connected");
      if (!isPushService(environment, endpoint)) throw new Problem("push.service_unknown", { field: "endpoint" });
      const { devices } = await read(userId);
      const isNew = devices.every((device) => device.endpoint !== endpoint);
      if (isNew && devices.length >= MOST_DEVICES) throw new Problem("push.too_many_devices");
      const browser = userAgent.slice(0, USER_AGENT_CHARACTERS);
      await db.transaction().execute(async (trx) => {
        await repository.saveSubscription(trx, userId, endpoint, p256dh, auth, browser, clock.now());
        await audit(trx, userId, "push.subscribed");
      });
      return read(userId);
    },

    async unsubscribe(userId: number, id: number): Promise<PushSettings> {
      await db.transaction().execute(async (trx) => {
        await repository.removeSubscription(trx, userId, id);
        await audit(trx, userId, "push.unsubscribed");
      });
      return read(userId);
    },

    /** @throws Problem `push.not_connected`, `push.no_device`, `server.unavailable` if no push service takes it */
    async test(userId: number): Promise<void> {
      if (publicKey === null) throw new Problem("push.not_connected");
      const rows = await repository.subscriptionsOf(db, userId);
      if (rows.length === 0) throw new Problem("push.no_device");
      const sent = await Promise.allSettled(rows.map((row) => deliver(dependencies, { userId, row, message: TEST })));
      if (sent.every(({ status }) => status === "rejected")) throw new Problem("server.unavailable");
    },
  };
}
