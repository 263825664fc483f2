/** Second factor, passkeys and Facebook: login and set-up. */
import { see } from "../look.ts";
import type { Scenario, State } from "./state.ts";

const LOG_IN_SETTINGS = "/benutzer?bereich=anmeldung";

const on = (name: string, state: Pick<State, "sees"> & Partial<State>): State => ({
  name,
  who: "consumer",
  path: LOG_IN_SETTINGS,
  isPage: false,
  ...state,
});

const click =
  (name: string) =>
  ({ page }: Scenario): Promise<void> =>
    page.getByRole("button", { name }).click();

async function reachPicture({ page, users }: Scenario): Promise<void> {
  await page.getByRole("button", { name: "Code-Anmeldung einrichten" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Ihr Passwort", { exact: true }).fill(users.credentials("consumer")?.password ?? "");
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await see(dialog.getByRole("img", { name: "QR-Code für Ihre App" }));
  await dialog.getByLabel("Code aus der App").fill("12");
  await dialog.getByRole("button", { name: "Code-Anmeldung einschalten" }).click();
}

async function comeFromFacebook({ page }: Scenario): Promise<void> {
  await page.getByRole("button", { name: "Mit Facebook anmelden" }).click();
  await page.getByRole("button", { name: "Weiter zum Portal" }).click();
}

export const PROTECTION_STATES: readonly State[] = [
  on("code of an app, a wrong one at its picture", {
    then: reachPicture,
    sees: (page) => page.getByText("Dieser Code stimmt nicht"),
  }),
  on("passkey without a name", {
    async then(scenario) {
      await click("Passkey hinzufügen")(scenario);
      await scenario.page.getByRole("dialog").getByRole("button", { name: "Weiter zum Gerät" }).click();
    },
    sees: (page) => page.getByText("Bitte geben Sie dem Passkey einen Namen."),
  }),
  on("asked for a proof before a passkey is deleted", {
    before: async ({ page }) => {
      const passkey = {
        id: 1,
        name: "Diensthandy",
        createdAt: "2026-03-03T10:00:00.000Z",
        lastUsedAt: null,
        synced: false,
      };
      const refusal = { errors: [{ code: "user.confirmation_needed", message: "" }] };
      await page.route("**/api/user/getPasskeys", (route) =>
        route.fulfill({ json: { passkeys: [passkey], hasPassword: true } }),
      );
      await page.route("**/api/user/deletePasskey", (route) => route.fulfill({ status: 403, json: refusal }));
    },
    async then(scenario) {
      await click("Diensthandy löschen")(scenario);
      await click("Passkey löschen")(scenario);
    },
    sees: (page) => page.getByRole("dialog", { name: "Sind Sie es?" }).getByLabel("Ihr Passwort", { exact: true }),
  }),
  on("back from Facebook, not linked yet", {
    who: "nobody",
    path: "/login",
    then: comeFromFacebook,
    sees: (page) => page.getByText("Damit können Sie sich hier noch nicht anmelden."),
  }),
  on("asked for the code at log-in", {
    who: "nobody",
    path: "/login",
    before: ({ page }) =>
      page.route("**/api/auth/login", (route) =>
        route.fulfill({ status: 401, json: { errors: [{ code: "auth.second_factor_required", message: "" }] } }),
      ),
    async then({ page }) {
      await page.getByLabel("Anmeldename").fill("petra@kunde.example");
      await page.getByLabel("Passwort", { exact: true }).fill("geheim");
      await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    },
    sees: (page) => page.getByRole("dialog", { name: "Code eingeben" }),
  }),
];
