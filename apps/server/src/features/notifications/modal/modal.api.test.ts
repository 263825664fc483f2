/** Notifications in a modal: defined by the provider, given, seen, and what happens with codes that nobody defined. */
import { refresh } from "@portal/contract/auth/calls";
import {
  addUserNotification,
  getUserNotificationModalContent,
  readUserNotification,
} from "@portal/contract/notifications/modal/calls";
import { updateUserProfile } from "@portal/contract/user-area/profile";
import { aModalNotification } from "@portal/db/factories/notices";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";

const { test, app } = apiTest();

const imported = async (person: LoggedIn, code: string) =>
  app.db.updateTable("users").set({ notification_code: code }).where("id", "=", person.userId).execute();
const codeOf = async ({ client }: LoggedIn): Promise<string> =>
  (await client.call(refresh, {})).body.user.user_notification_code;

test("answers what the provider wrote, with its line breaks", async () => {
  const { code } = await aModalNotification(app.db, { text: "Erste Zeile\nZweite Zeile", button_link: "/benutzer" });
  const { client } = await app.logInPerson();
  const { body } = await client.call(getUserNotificationModalContent, { body: { userNotification: code } });
  expect(body.notification).toMatchObject({ text: "Erste Zeile\nZweite Zeile", button_link: "/benutzer" });
});

test("a code of the import is shown until it has been read, however often the import repeats it", async () => {
  const { code } = await aModalNotification(app.db);
  const person = await app.logInPerson();
  expect(await codeOf(person)).toBe("none");
  await imported(person, code);
  expect(await codeOf(person)).toBe(code);
  const { body } = await person.client.call(readUserNotification, { body: { userNotification: code } });
  expect(body.user_notification_code).toBe("none");
  await imported(person, code);
  expect(await codeOf(person)).toBe("none");
});

test("a person who switched messages off gets none until they switch them on", async () => {
  const { code } = await aModalNotification(app.db);
  const person = await app.logInPerson();
  await imported(person, code);
  const wish = (wanted: boolean) =>
    person.client.call(updateUserProfile, {
      body: { notifications: [{ event: "provider_message", channel: "portal", wanted }] },
    });
  await wish(false);
  expect(await codeOf(person)).toBe("none");
  await wish(true);
  expect(await codeOf(person)).toBe(code);
});

test("`?userNotification=CODE` shows that notification first, again if it was read, and the waiting one after it", async () => {
  const [first, second] = [await aModalNotification(app.db), await aModalNotification(app.db)];
  const person = await app.logInPerson();
  const add = (code: string) => person.client.call(addUserNotification, { body: { userNotification: code } });
  const read = (code: string) => person.client.call(readUserNotification, { body: { userNotification: code } });
  expect((await add(first.code)).body.user_notification_code).toBe(first.code);
  expect((await add(second.code)).body.user_notification_code).toBe(first.code);
  expect((await read(first.code)).body.user_notification_code).toBe(second.code);
  expect((await read(second.code)).body.user_notification_code).toBe("none");
  expect((await add(first.code)).body.user_notification_code).toBe(first.code);
});

test("undefined codes are refused and not stored", async () => {
  const person = await app.logInPerson();
  const body = { userNotification: "gibt-es-nicht" };
  expect((await person.client.call(getUserNotificationModalContent, { body })).codes).toEqual([
    "notifications.unknown",
  ]);
  expect((await person.client.call(addUserNotification, { body })).codes).toEqual(["notifications.unknown"]);
  expect((await person.client.call(readUserNotification, { body })).status).toBe(200);
  const rows = await app.db.selectFrom("user_notifications").selectAll().where("user_id", "=", person.userId).execute();
  expect(rows).toEqual([]);
});

test.each(["", "a\u0007b", "zwei\nZeilen", "x".repeat(101)])("refuses %j as a code", async (userNotification) => {
  const { client } = await app.logInPerson();
  const { status, codes } = await client.call(addUserNotification, { body: { userNotification } });
  expect([status, codes]).toEqual([400, ["request.invalid"]]);
});

test("a notification read by one person stays unread for others", async () => {
  const { code } = await aModalNotification(app.db);
  const [one, other] = [await app.logInPerson(), await app.logInPerson()];
  for (const person of [one, other]) await imported(person, code);
  await one.client.call(readUserNotification, { body: { userNotification: code } });
  expect([await codeOf(one), await codeOf(other)]).toEqual(["none", code]);
});
