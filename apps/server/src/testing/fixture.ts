/** The one set-up of an API test file: `const { test, app } = apiTest();`. */
import type { Database, MailTable } from "@portal/db/rows";
import type { Kysely, Selectable } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, test as base } from "vitest";
import { mailsTo, tokenFor } from "./mailbox.ts";
import { buildTestApp, type TestApp } from "./test-app.ts";

type Variables = Record<string, string>;

type Options = {
  /** Variables that differ from the usual ones; a function where they are known only once the tests run. */
  environment?: Variables | (() => Variables | Promise<Variables>);
  /** Whether all tests of the file share an app and its database (the default) or each gets its own. */
  freshFor?: "file" | "test";
};

/** What people find in their mail. */
export type Mailbox = {
  /** Every mail to an address, newest first. */
  mailsTo(address: string): Promise<Selectable<MailTable>[]>;
  /** The token of the first link in the newest mail to an address; throws where there is none. */
  tokenFor(address: string): Promise<string>;
};

/**
 * Builds an app for the tests of the calling file and closes it after them.
 *
 * @returns `app` and `mailbox`, which may be used in tests, hooks and helpers, not while the file is loaded; and a
 * `test` whose tests may ask for `owner`, a logged-in owner of a company made for this test, and for that `company`.
 */
export function apiTest({ environment = {}, freshFor = "file" }: Options = {}) {
  let built: TestApp | undefined;
  const current = (): TestApp => {
    if (!built) throw new Error("The app is there once the tests run, not while their file is loaded.");
    return built;
  };
  const open = async (): Promise<void> => {
    built = await buildTestApp(typeof environment === "function" ? await environment() : environment);
  };
  const close = (): Promise<void> | undefined => built?.close();
  if (freshFor === "file") {
    beforeAll(open);
    afterAll(close);
  } else {
    beforeEach(open);
    afterEach(close);
  }
  const app = lateApp(current);
  const test = base.extend("owner", () => app.logInMember()).extend("company", ({ owner }) => owner.company);
  return { test, app, mailbox: mailboxOf(() => app.db) };
}

/** Passes everything on to the app of this moment. */
function lateApp(current: () => TestApp): TestApp {
  return {
    get fastify() {
      return current().fastify;
    },
    get db() {
      return current().db;
    },
    get clock() {
      return current().clock;
    },
    get dependencies() {
      return current().dependencies;
    },
    get logLines() {
      return current().logLines;
    },
    anonymous: () => current().anonymous(),
    logInPerson: (person) => current().logInPerson(person),
    logInMember: (member) => current().logInMember(member),
    drainJobs: (options) => current().drainJobs(options),
    close: () => current().close(),
  };
}

const mailboxOf = (db: () => Kysely<Database>): Mailbox => ({
  mailsTo: (address) => mailsTo(db(), address),
  tokenFor: (address) => tokenFor(db(), address),
});
