/** Notifications in a modal (Specification §4 "User notification", §7 "User"). */
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { serveAddUserNotification, serveGetUserNotificationModalContent, serveReadUserNotification } from "./calls.ts";
import * as repository from "./repository.ts";

export function modalRoutes({ db, clock }: Dependencies): Call[] {
  const next = async (userId: number) => {
    const [row] = await repository.nextCode(db, userId);
    return { user_notification_code: row?.code ?? "none" };
  };
  const audit = (action: string, userId: number) =>
    writeAudit(db, { at: clock.now(), action, outcome: "done", actorUserId: userId });

  return [
    call(serveGetUserNotificationModalContent, async ({ body }) => {
      const [notification] = await repository.modalContent(db, body.userNotification);
      if (notification === undefined) throw new Problem("notifications.unknown");
      return { notification };
    }),

    call(serveReadUserNotification, async ({ session, body }) => {
      await repository.markRead(db, session.userId, body.userNotification, clock.now());
      await audit("readUserNotification", session.userId);
      return next(session.userId);
    }),

    call(serveAddUserNotification, async ({ session, body }) => {
      const given = await repository.give(db, session.userId, body.userNotification, clock.now());
      if (given.length === 0) throw new Problem("notifications.unknown");
      await audit("addUserNotification", session.userId);
      return next(session.userId);
    }),
  ];
}
