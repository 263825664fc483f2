/** One state of the product: who sees it, how it is reached, and what is on the screen then. */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Locator, Page } from "playwright-core";
import type { TestUsers, Who } from "./test-users.ts";

export type Scenario = { page: Page; db: Kysely<Database>; users: TestUsers };

export type State = {
  name: string;
  who: Who;
  path: string | ((users: TestUsers) => string);
  /** Runs before the page is opened. */
  before?: (scenario: Scenario) => Promise<unknown>;
  /** Runs on the opened page. */
  then?: (scenario: Scenario) => Promise<unknown>;
  /** Visible once the state is reached. */
  sees: (page: Page) => Locator;
  /** Only for widths at which the menu is an overlay. */
  narrowOnly?: true;
  /** False for states of a page whose plain state is another row. Default: true. */
  isPage?: false;
  /** The page itself, with its own headline, does not appear. */
  isLoadingScreen?: true;
  /** The session is ended afterwards. */
  endsSession?: true;
};

/** The headline of a page. */
export const title =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole("heading", { level: 1, name, exact: true });

export const text =
  (words: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(words).first();

export const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });
export const loading = (page: Page) => page.getByRole("main").getByText("Wird geladen").first();
/** Presses the button with this name. */
export const button = (name: string | RegExp) => (scenario: Scenario) =>
  scenario.page.getByRole("button", { name }).click();
