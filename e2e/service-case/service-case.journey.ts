import { describe, expect } from "vitest";
import { mailsTo } from "../account-linking/mail.ts";
import { portalCommand } from "../account-linking/portal-command.ts";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasFocus, hasValue, miss, POLL, see } from "../look.ts";
import { aColleague, aCustomer } from "../people.ts";

const CASES = "/kunde/firmendaten/anfragen-an-uns";
const CREATE = "/api/customer/service-case/create/invoice";

describe("service cases", () => {
  journey(
    "a case is opened, asked back, answered, solved and closed, with a mail for each step",
    async ({ db, open }) => {
      const owner = await aCustomer(db, { names: ["Blumen Anna"] });
      const { page } = await open();
      await logIn(page, owner);
      await page.getByRole("link", { name: "Anfragen an uns" }).click();
      await see(page.getByText("Noch keine Anfragen"));
      await page.getByRole("link", { name: "Neue Anfrage" }).first().click();
      await page.getByLabel("Worum geht es?").selectOption("Rechnung");
      await page.getByLabel("Rechnungsnummer").fill("R-2026-114");
      await page.getByLabel("Betreff").fill("Rechnung kam doppelt");
      await page.getByLabel("Ihre Nachricht").fill("Bitte einmal stornieren.");
      await page.getByRole("button", { name: "Anfrage senden" }).click();
      await see(page.getByRole("heading", { level: 1, name: "Rechnung kam doppelt" }));
      await see(page.getByText("Eingegangen", { exact: true }));
      const id = new URL(page.url()).searchParams.get("anfrage") ?? "";

      expect(await portalCommand("case", "list")).toContain("Rechnung kam doppelt");
      await portalCommand("case", "answer", id, "--ask", "--text", "Welche der beiden?");
      await page.reload();
      await see(page.getByText("Wartet auf Sie", { exact: true }));
      await see(page.getByText("Welche der beiden?"));
      await page.getByLabel("Ihre Nachricht").fill("Die zweite.");
      await page.getByRole("button", { name: "Nachricht senden" }).click();
      await see(page.getByText("In Bearbeitung", { exact: true }));

      await portalCommand("case", "solve", id, "--text", "Die zweite ist storniert.");
      await page.goto(`${CASES}?stand=solved&suche=doppelt`);
      await page.getByRole("link", { name: "Rechnung kam doppelt" }).click();
      await page.getByRole("button", { name: "Anfrage abschließen" }).click();
      await see(page.getByText("Abgeschlossen", { exact: true }));
      await expect
        .poll(() => mailsTo(db, owner.login), POLL)
        .toEqual(["service-case-received", "service-case-news", "service-case-news"]);
      const { state } = await db
        .selectFrom("service_cases")
        .select("state")
        .where("id", "=", Number(id))
        .executeTakeFirstOrThrow();
      expect(state).toBe("closed");
    },
  );

  journey(
    "a draft survives closing the tab; a lost connection neither loses nor doubles a case",
    async ({ db, open }) => {
      const owner = await aCustomer(db);
      const window = await open();
      const { page, context } = window;
      await logIn(page, owner);
      await page.goto(`${CASES}?neu=invoice`);
      await page.getByLabel("Betreff").fill("Mahnung trotz Zahlung");
      await page.getByLabel("Ihre Nachricht").fill("Am 3. bezahlt.");
      await see(page.getByText("Als Entwurf in diesem Browser gesichert"));

      const again = await context.newPage();
      await page.close();
      await again.goto(`${CASES}?neu=`);
      await see(again.getByText(/^Entwurf von (heute|gestern), .* wiederhergestellt$/));
      await hasValue(again.getByLabel("Betreff"), "Mahnung trotz Zahlung");

      // the answer gets lost on its way, the case is made all the same
      window.expects(`net::ERR_FAILED POST ${CREATE}`);
      await again.route(
        ({ pathname }) => pathname === CREATE,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await again.getByRole("button", { name: "Anfrage senden" }).click();
      await see(again.getByRole("alert"));
      await again.getByRole("button", { name: "Anfrage senden" }).click();
      await see(again.getByRole("heading", { level: 1, name: "Mahnung trotz Zahlung" }));
      const made = await db
        .selectFrom("service_cases")
        .select("subject")
        .where("company_id", "=", owner.company.id)
        .execute();
      expect(made).toEqual([{ subject: "Mahnung trotz Zahlung" }]);
      await again.goto(`${CASES}?neu=`);
      await see(again.getByRole("button", { name: "Anfrage senden" }));
      await hasValue(again.getByLabel("Betreff"), "");
    },
  );

  journey("a missing field shows its error and gets the focus", async ({ db, open }) => {
    const owner = await aCustomer(db);
    const window = await open();
    window.expects("400 POST /api/customer/service-case/create/other");
    const { page } = window;
    await logIn(page, owner);
    await page.goto(`${CASES}?neu=`);
    await page.getByRole("button", { name: "Anfrage senden" }).click();
    await hasFocus(page.getByLabel("Worum geht es?"));
    await page.getByLabel("Worum geht es?").selectOption("Etwas anderes");
    await page.getByLabel("Betreff").fill("Frage");
    await page.getByLabel("Ihre Nachricht").fill("Bitte um Rückruf");
    await page.getByLabel("Bitte rufen Sie mich an").check();
    await page.getByRole("button", { name: "Anfrage senden" }).click();
    await hasFocus(page.getByLabel("Telefonnummer"));
  });

  journey("a reader sees the cases and a phone number", async ({ db, open }) => {
    const owner = await aCustomer(db);
    const reader = await aColleague(db, owner.company, "read");
    const { page } = await open();
    await logIn(page, reader);
    await page.goto(`${CASES}?neu=`);
    await see(page.getByText("Sie können hier nur lesen"));
    await miss(page.getByRole("link", { name: "Neue Anfrage" }));
  });
});
