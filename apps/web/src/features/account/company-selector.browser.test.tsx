import type { Account } from "@portal/contract/account/calls";
import type { User } from "@portal/contract/auth/calls";
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useLoggedIn } from "../../platform/session/use-session.ts";
import { anAccount } from "../../testing/an-account.ts";
import { COMPANY_ID } from "../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { CompanySelector } from "./company-selector.tsx";

const COMPANIES = [
  { id: 1001, name: "Bäckerei Müller" },
  { id: COMPANY_ID, name: "Malerbetrieb Sommer" },
  { id: 9001, name: "Müller & Söhne Dachdecker" },
];
const accounts = (companies: typeof COMPANIES): User["accounts"] =>
  Object.fromEntries(companies.map((company) => [String(company.id), company]));

function Selector({ given, account = null }: { given?: Partial<User>; account?: Account | null }) {
  const session = useLoggedIn();
  if (session === null) return null;
  return (
    <CompanySelector
      session={{ ...session, activeAccountId: COMPANY_ID, account, user: { ...session.user, ...given } }}
      onLeave={() => {}}
    />
  );
}

const trigger = page.getByRole("button", { name: /^Meine Firmen: / });
const search = page.getByRole("combobox", { name: "Firma suchen, Name oder Nummer" });
const options = page.getByRole("listbox", { name: "Meine Firmen" }).getByRole("option");
const announced = () => {
  const option = document.getElementById(search.element().getAttribute("aria-activedescendant") ?? "");
  const read = option?.querySelector(":scope > :not([aria-hidden])");
  return option?.getAttribute("aria-selected") === "true" ? read?.textContent : null;
};

async function openList() {
  await renderPart(<Selector />);
  await trigger.click();
  await expect.element(search).toHaveFocus();
}

beforeAll(() => startSessionAs(aUser({ accounts: accounts(COMPANIES) })));

test("the list opens with the focus in its search and the active company announced and marked as the current one", async () => {
  await openList();
  await expect.element(options).toHaveLength(3);
  await expect.poll(announced).toBe("Malerbetrieb SommerNr. 4711");
  await expect
    .element(page.getByRole("option", { name: /Malerbetrieb Sommer/ }))
    .toHaveAttribute("aria-current", "true");
  await expect.poll(() => document.querySelectorAll("[role=option][aria-current]")).toHaveLength(1);
  await expect.element(page.getByRole("status")).toHaveTextContent("3 Firmen");
});

test.each([
  ["{ArrowDown}", "Müller & Söhne DachdeckerNr. 9001"],
  ["{ArrowUp}", "Bäckerei MüllerNr. 1001"],
  ["{ArrowDown}{ArrowDown}", "Bäckerei MüllerNr. 1001"],
  ["{PageDown}", "Müller & Söhne DachdeckerNr. 9001"],
  ["{PageUp}", "Bäckerei MüllerNr. 1001"],
])("%s from the second of three companies announces %s and no other", async (keys, expected) => {
  await openList();
  await expect.poll(announced).toBe("Malerbetrieb SommerNr. 4711");
  await userEvent.keyboard(keys);
  await expect.poll(announced).toBe(expected);
  await expect.poll(() => document.querySelectorAll("[role=option][aria-selected=true]")).toHaveLength(1);
});

test("typing finds companies by name without umlauts, says how many and announces the first", async () => {
  await openList();
  await search.fill("muller");
  await expect.element(options).toHaveLength(2);
  await expect.poll(announced).toBe("Bäckerei MüllerNr. 1001");
  await expect.element(page.getByRole("status")).toHaveTextContent("2 von 3 Firmen");
});

test("typing what no company is called empties the list, says so and announces nothing; Enter does nothing", async () => {
  await openList();
  await search.fill("gibt es nicht");
  await expect.element(options).toHaveLength(0);
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("Keine Firma gefunden. Bitte prüfen Sie Name oder Nummer.");
  await expect.poll(announced).toBeNull();
  await userEvent.keyboard("{Enter}");
  await expect.element(search).toBeVisible();
});

test("the pointer over a company announces that one", async () => {
  await openList();
  await page.getByRole("option", { name: /Dachdecker/ }).hover();
  await expect.poll(announced).toBe("Müller & Söhne DachdeckerNr. 9001");
});

test("Esc closes the list and returns the focus to the button", async () => {
  await openList();
  await search.fill("muller");
  await userEvent.keyboard("{Escape}");
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test("Enter on the active company closes the list", async () => {
  await openList();
  await expect.poll(announced).toBe("Malerbetrieb SommerNr. 4711");
  await userEvent.keyboard("{Enter}");
  await expect.element(search).not.toBeInTheDocument();
});

test.each([
  ["one company", { accounts: accounts(COMPANIES.slice(1, 2)) }],
  ["customer care", { cucaInfo: { companyId: COMPANY_ID, agent: "Support", endsAt: "2026-11-16T09:00:00.000Z" } }],
])("%s: the company is shown without a list", async (_who, given) => {
  await renderPart(<Selector given={given} />);
  await expect.element(page.getByText("Meine Firma", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("a company with a logo shows it, and the one before it is loaded, initials", async () => {
  const { rerender } = await renderPart(<Selector />);
  await expect.element(trigger.getByText("MS")).toBeInTheDocument();
  await rerender(<Selector account={anAccount({ logo: "/media/a" })} />);
  await expect.poll(() => trigger.element().querySelector("img")?.getAttribute("src")).toBe("/media/a");
  await rerender(<Selector account={anAccount({ company_id: 1001, logo: "/media/b" })} />);
  await expect.poll(() => trigger.element().querySelector("img")).toBeNull();
});
