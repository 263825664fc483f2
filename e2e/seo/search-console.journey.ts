/** Connecting Search Console, seeing its figures, and following the next step. */
import { logIn } from "../auth/log-in.ts";
import { agree, aGoogleAccount } from "../external-services/google.ts";
import { journey } from "../journey.ts";
import { arrive, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PAGE = "/kunde/meineProdukte/seo/uebersicht";

journey(
  "Search Console is connected, its figures appear, and the next step leads to what helps",
  async ({ db, open }) => {
    const person = await aCustomer(db, {
      products: ["SEO"],
      entry: { website: "https://www.brandt-bedachungen.example", city: "Berlin" },
    });
    const { page } = await open();
    await logIn(page, person);
    await page.getByRole("link", { name: "Sichtbarkeit in der Suche" }).click();
    await arrive(page, PAGE);
    await see(page.getByText("Noch hat niemand Ihren Eintrag geöffnet."));

    await page.getByRole("button", { name: "Search Console verbinden" }).click();
    await see(page.getByRole("heading", { name: "Nachgespieltes Google" }));
    await agree(page, aGoogleAccount());
    await see(page.getByText("Eine weitere Website des Google-Kontos"));
    await page.getByRole("radio", { name: /^brandt-bedachungen\.example/ }).check();
    await page.getByRole("button", { name: "Diese Website verbinden" }).click();
    await see(page.getByText("brandt-bedachungen.example ist verbunden."));

    await see(page.getByRole("heading", { name: /^Google hat Ihre Website [\d.]+\sMal gezeigt/ }));
    await see(page.getByText(/Quelle: Google Search Console, brandt-bedachungen\.example\. Zahlen bis/));
    await see(page.getByRole("rowheader", { name: /^dachdecker berlin/ }));
    await page.getByLabel("Zeigen nach").selectOption({ label: "Ort" });
    await see(page.getByRole("rowheader", { name: "Berlin", exact: true }));

    // Which step comes first depends on the season of the figures; this one is there in any.
    await page.getByRole("link", { name: /^Suchbegriffe bearbeiten$|als Suchbegriff angeben$/ }).click();
    await see(page.getByRole("heading", { level: 1, name: "Eintragsdaten" }));
    await see(page.getByRole("heading", { name: "Suchbegriffe", exact: true }));
  },
);
