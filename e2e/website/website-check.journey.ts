import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { miss, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { running } from "../running.ts";

const PAGE = "/kunde/meineProdukte/website/pruefung";
const A_CHECK = { timeout: 90_000 };

/** Changes a page of a website that the sandbox plays. */
async function mend(host: string, find: string, replace: string): Promise<void> {
  const file = path.join(running.dataDir, "sandbox-websites.json");
  const { at } = JSON.parse(readFileSync(file, "utf8")) as { at: string };
  const query = new URLSearchParams({ host, path: "/", find, replace });
  const answer = await fetch(`http://${at}/websites/control?${query.toString()}`, { method: "POST" });
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
}

journey(
  "check a website, mend one finding and see it gone; a healthy, a moved, a broken and a hanging one each say so",
  async ({ db, open }) => {
    const person = await aCustomer(db, {
      names: ["Elektro Brandl Meisterbetrieb"],
      entry: { website: "https://www.elektro-brandl.example" },
    });
    const { id } = person.company;
    const lead = (website: string) => db.updateTable("entries").set({ website }).where("company_id", "=", id).execute();
    const { page } = await open();
    await logIn(page, person);
    await page.goto(PAGE);
    await page.getByRole("button", { name: "Jetzt prüfen" }).click();
    await page.getByText("Die Prüfung ist fertig.").waitFor(A_CHECK);
    const hidden = page.getByRole("heading", { name: "Die Seite bittet Suchmaschinen, sie nicht zu zeigen" });
    await see(hidden.first());

    await mend("www.elektro-brandl.example", "noindex,nofollow", "index,follow");
    await page.getByRole("button", { name: "Erneut prüfen" }).click();
    await see(page.getByText(/Die Website wurde gerade erst geprüft\. In \d+ Sekunden? können/));
    await sql`update website_checks set finished_at = finished_at - interval '10 seconds' where company_id = ${id}`.execute(
      db,
    );
    await page.reload();
    await page.getByRole("button", { name: "Erneut prüfen" }).click();
    await page.getByText("Die Prüfung ist fertig.").waitFor(A_CHECK);
    await see(page.getByText("Seit der vorigen Prüfung: 1 behoben."));
    await miss(hidden);

    for (const [website, says] of [
      ["https://www.rheinbogen-it.example", /weichen in \d Angaben von Ihrem Eintrag ab/],
      ["https://www.baeckerei-petersen.example", "Die Adresse führt zu einer anderen Website"],
      ["https://www.yildiz-sohn.example", "Die Website meldet einen Fehler (Antwort 500)."],
      ["https://www.gartenbau-nagel.example", "Die Website hat nicht rechtzeitig geantwortet."],
    ] as const) {
      await lead(website);
      await page.goto(PAGE);
      await page.getByRole("button", { name: "Jetzt prüfen" }).click();
      await page.getByText("Die Prüfung ist fertig.").waitFor(A_CHECK);
      await see(page.getByText(says).first());
    }
  },
  240_000,
);
