/** Tests of objections: a company with a rating of a known author, two managers, and each side's calls. */
import { randomUUID } from "node:crypto";
import {
  createObjection,
  getObjection,
  getOwnObjection,
  stepObjection,
  stepOwnObjection,
} from "@portal/contract/ratings/objections/calls";
import { getDeskObjection, proposeDecision, stepDeskObjection } from "@portal/contract/ratings/objections/desk-calls";
import type { ObjectionReason } from "@portal/contract/ratings/objections/reasons";
import type { ObjectionAction } from "@portal/contract/ratings/objections/states";
import { aRating } from "@portal/db/factories/user-history";
import { beforeEach } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn, Member } from "../../../testing/test-app.ts";
import { sweepObjections } from "../objections/sweep.ts";

export const NOTICE = "Diese Person war nie Kunde bei uns, der Name steht in keinem Auftrag.";
export const REASONS = "Der Verfasser hat eine Rechnung vorgelegt. Der Kontakt ist damit glaubhaft.";
export const KEPT = { outcome: "kept", ground: "experience_shown", reasons: REASONS } as const;
export const REMOVED = { outcome: "removed", ground: "terms", reasons: REASONS } as const;

const DAY_MS = 86_400_000;

/** Before each test a new company with a rating, and before all tests of the file two managers. */
export function objectionTest() {
  const { test, app, mailbox } = apiTest();
  let owner: Member;
  let author: LoggedIn;
  let managers: [LoggedIn, LoggedIn];
  let ratingId = 0;

  beforeEach(async () => {
    owner = await app.logInMember({ name: "Brandt Bedachungen" });
    author = await app.logInPerson();
    managers = [
      await app.logInPerson({ roles: ["ratingusermanager"] }),
      await app.logInPerson({ roles: ["ratingusermanager"] }),
    ];
    await aRating(app.db, {
      user_id: author.userId,
      company_id: owner.company.id,
      stars: 1,
      rating_text: "Kam nie an.",
    });
    const row = await app.db
      .selectFrom("ratings")
      .select("id")
      .where("company_id", "=", owner.company.id)
      .executeTakeFirstOrThrow();
    ratingId = row.id;
  });

  const accountId = (): number => owner.company.id;
  const paramsOf = (id: number) => ({ params: { id: String(id) } });
  const create = (reason: ObjectionReason = "no_contact", columns: object = {}) =>
    owner.client.call(createObjection, {
      accountId: accountId(),
      body: { ratingId, reason, text: NOTICE, confirmed: true as const, key: randomUUID(), ...columns },
    });
  const company = (
    id: number,
    action: "add_details" | "comment" | "withdraw" | "complain",
    text = "Noch etwas dazu.",
  ) => owner.client.call(stepObjection, { ...paramsOf(id), accountId: accountId(), body: { action, text } });
  const person = (id: number, action: "state" | "complain", text = "Ich war im Mai Kunde.") =>
    author.client.call(stepOwnObjection, { ...paramsOf(id), body: { action, text } });
  const desk = (id: number, action: ObjectionAction, by = 0, text = "Bitte schreiben Sie mehr.") =>
    (managers[by] as LoggedIn).client.call(stepDeskObjection, {
      ...paramsOf(id),
      body: { action: action as "decide", text },
    });
  const propose = (id: number, decision: object = KEPT, by = 0) =>
    (managers[by] as LoggedIn).client.call(proposeDecision, { ...paramsOf(id), body: { ...KEPT, ...decision } });

  return {
    test,
    app,
    mailbox,
    owner: () => owner,
    author: () => author,
    manager: (by = 0) => managers[by] as LoggedIn,
    accountId,
    ratingId: () => ratingId,
    create,
    company,
    person,
    desk,
    propose,
    opened: async (reason: ObjectionReason = "no_contact"): Promise<number> => (await create(reason)).body.objection.id,
    /** An objection that waits for the second manager. */
    async proposed(decision: object = KEPT, reason: ObjectionReason = "no_contact"): Promise<number> {
      const { id } = (await create(reason)).body.objection;
      await desk(id, "ask_author");
      await person(id, "state");
      await propose(id, decision);
      return id;
    },
    readAsCompany: async (id: number) =>
      (await owner.client.call(getObjection, { ...paramsOf(id), accountId: accountId() })).body.objection,
    readAsAuthor: (id: number) => author.client.call(getOwnObjection, paramsOf(id)),
    readAsManager: async (id: number, by = 0) =>
      (await (managers[by] as LoggedIn).client.call(getDeskObjection, paramsOf(id))).body.objection,
    ratingState: async (): Promise<string> =>
      (await app.db.selectFrom("ratings").select("state").where("id", "=", ratingId).executeTakeFirstOrThrow()).state,
    /** Sweeps as if it were so many days later. The app's own clock stays, so that nobody is logged out. */
    async sweepIn(days: number): Promise<void> {
      const later = new Date(app.clock.now().getTime() + days * DAY_MS);
      await sweepObjections({ ...app.dependencies, clock: { now: () => new Date(later) } });
    },
  };
}
