import { buffer } from "node:stream/consumers";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, see } from "../look.ts";
import { aCustomer } from "../people.ts";

describe("the self-disclosure", () => {
  journey("shows the stored data with links to change them, and as a PDF", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Blumen Anna"] });
    const { page } = await open();
    await logIn(page, owner);
    await page.getByRole("link", { name: "Selbstauskunft" }).click();
    await see(page.getByRole("heading", { level: 1, name: "Selbstauskunft" }));
    await see(page.getByRole("heading", { name: "Wer Daten Ihrer Firma bekommen hat" }));
    await see(page.getByRole("region", { name: "Personen mit Zugriff" }).getByText(owner.login));

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Als PDF herunterladen" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Selbstauskunft Blumen Anna \d{4}-\d\d-\d\d\.pdf$/);
    expect((await buffer(await file.createReadStream())).subarray(0, 5).toString()).toBe("%PDF-");
    const line = await db
      .selectFrom("audit_log")
      .select("outcome")
      .where("company_id", "=", owner.company.id)
      .where("action", "=", "selfDisclosure.document")
      .executeTakeFirst();
    expect(line).toEqual({ outcome: "done" });

    await page.getByRole("link", { name: "Personen verwalten" }).click();
    await arrive(page, "/kunde/firmendaten/personen");
  });
});
