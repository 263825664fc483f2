/** Bookmarks and mails of years ago still name these paths (Specification §2). */
import { describe } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasNone, headline, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PRODUCTS = "/kunde/meineProdukte";
const MOVED = [
  ["bewertungsdurchschnitt", `${PRODUCTS}/wer-kennt-den-besten/uebersicht`],
  ["bewertungssiegel", `${PRODUCTS}/wer-kennt-den-besten/auszeichnungen`],
  ["eintragsfuellgrad", `${PRODUCTS}/eintrag/uebersicht`],
  ["eintragsservice", `${PRODUCTS}/eintrag/eintragsservice`],
  ["einblendungenSuma", `${PRODUCTS}/suchmaschinenWerbung/statistiken`],
  ["aktionen", `${PRODUCTS}/wer-kennt-den-besten/vermarktungspakete`],
  ["ratgeber", `${PRODUCTS}/eintrag/uebersicht`],
] as const;

describe("old paths of the dashboard", () => {
  journey("lead to the page of their product", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Altbau Meier"] });
    const { page } = await open();
    await logIn(page, owner);
    for (const [old, target] of MOVED) {
      await page.goto(`/kunde/${old}`);
      await arrive(page, target);
      await see(headline(page));
      await hasNone(page.getByText("Diese Seite gibt es nicht"));
    }
  });
});
