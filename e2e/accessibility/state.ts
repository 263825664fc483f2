/** One look at the product: who sees it, how it is reached, and what is on the screen then. */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Locator, Page } from "playwright-core";
import type { Cast, Who } from "./stage.ts";

export type Scene = { page: Page; db: Kysely<Database>; cast: Cast };

export type State = {
  name: string;
  who: Who;
  path: string | ((cast: Cast) => string);
  /** Before the page is opened. */
  before?: (scene: Scene) => Promise<unknown>;
  /** What a person does on the page. */
  then?: (scene: Scene) => Promise<unknown>;
  /** Is on the screen when the state is reached. */
  sees: (page: Page) => Locator;
  /** Only where the menu is an overlay. */
  narrowOnly?: true;
  /** False for states of a page that another state shows as it is. Default true. */
  isPage?: false;
  /** Nobody is logged in any more afterwards. */
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
/** Presses the button of this name. */
export const button = (name: string | RegExp) => (scene: Scene) => scene.page.getByRole("button", { name }).click();
