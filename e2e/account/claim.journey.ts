import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, see } from "../look.ts";
import { aColleague, aMember, aListedCompany, aPerson } from "../people.ts";

const DAY_MS = 86_400_000;
const QUESTION = "Gehört dieser Eintrag noch Ihnen?";

/** An owner with an expired claim on one company and a valid one on another. */
async function anOwner(db: Kysely<Database>) {
  const person = await aPerson(db);
  const inOrder = await aListedCompany(db, {
    name: "Café Gültig",
    claimed_by: "OWNER",
    claimed_last_update: new Date(),
  });
  const expired = await aListedCompany(db, {
    name: "Café Abgelaufen",
    claimed_by: "OWNER",
    claimed_last_update: new Date(Date.now() - 400 * DAY_MS),
  });
  for (const company of [inOrder, expired]) await aMember(db, person, company);
  return { ...person, inOrder, expired };
}

const claimOf = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom("companies")
    .select(["claimed_by", "claimed_last_update"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("an owner's expired claim", () => {
  journey("switching to the company asks to confirm the claim, which renews it", async ({ db, open }) => {
    const person = await anOwner(db);
    const { page } = await open();
    await logIn(page, person);
    await arrive(page, "/");

    await page.getByRole("button", { name: /^Meine Firmen: / }).click();
    await page.getByRole("option", { name: "Café Abgelaufen" }).click();
    await arrive(page, "/claiming/confirm");
    await see(page.getByRole("heading", { level: 1, name: QUESTION }));
    await page.getByRole("button", { name: "Eintrag bestätigen" }).click();

    await arrive(page, "/");
    await see(page.getByText("Danke, der Eintrag ist bestätigt. In knapp einem Jahr fragen wir wieder."));
    const { claimed_last_update: renewed } = await claimOf(db, person.expired.id);
    expect(Date.now() - Number(renewed)).toBeLessThan(DAY_MS);
  });

  journey("the claim is given back after a dialog that names who loses access", async ({ db, open }) => {
    const person = await anOwner(db);
    const colleague = await aColleague(db, person.expired, "editor", "Erik Editor");
    const { page } = await open();
    await page.addInitScript((id) => localStorage.setItem("activeAccountId", id), String(person.expired.id));
    await logIn(page, person);
    await arrive(page, "/claiming/confirm");

    await page.getByRole("button", { name: "Eintrag abgeben" }).click();
    const question = page.getByRole("dialog", { name: "Eintrag abgeben?" });
    await see(question.getByText(`Erik Editor (${colleague.login}) verliert den Zugriff.`));
    await question.getByRole("button", { name: "Abbrechen" }).click();
    expect(await claimOf(db, person.expired.id)).toMatchObject({ claimed_by: "OWNER" });
    await page.getByRole("button", { name: "Eintrag abgeben" }).click();
    await question.getByRole("button", { name: "Eintrag abgeben" }).click();

    await arrive(page, "/");
    await see(page.getByText("Sie haben den Eintrag abgegeben."));
    expect(await claimOf(db, person.expired.id)).toMatchObject({ claimed_by: null });
    const members = db.selectFrom("memberships").select(["user_id", "right"]);
    expect(await members.where("company_id", "=", person.expired.id).execute()).toEqual([
      { user_id: person.id, right: "read" },
    ]);
  });
});
