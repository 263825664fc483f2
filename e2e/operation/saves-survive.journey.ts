import { isRunning } from "@portal/db/embedded/processes";
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCustomer } from "../people.ts";
import { startProduct } from "../product.ts";
import type { Product } from "../product.ts";
import { isReady, killNow, postmasterOf, serverOf } from "./processes.ts";
import { aSavingClient } from "./saving-client.ts";
import type { SavingClient } from "./saving-client.ts";

const CLIENTS = 10;
const SAVES_EACH = 20;
const POLL = { timeout: 60_000, interval: 50 };

let product: Product;
let db: Kysely<Database>;

beforeAll(async () => {
  product = await startProduct();
  db = openDatabase(product.databaseUrl, { max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await product.remove();
});

/** 200 saves by ten clients at once; `interrupt` runs when half of them are acknowledged, the others go on meanwhile. */
async function saveThrough(interrupt: () => void | Promise<void>): Promise<SavingClient[]> {
  let count = 0;
  let interruption: void | Promise<void>;
  const onAcknowledged = () => {
    count += 1;
    if (count === (CLIENTS * SAVES_EACH) / 2) interruption = interrupt();
  };
  const recovered = async () => {
    await interruption;
    await expect.poll(() => isReady(product), POLL).toBe(true);
  };
  const clients: SavingClient[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const customer = await aCustomer(db);
    clients.push(await aSavingClient({ origin: product.origin, customer, recovered, onAcknowledged }));
  }
  await Promise.all(clients.map((client) => client.save(SAVES_EACH)));
  return clients;
}

/** Every acknowledged save stands in the history as it was, versions follow each other without a gap, the last holds. */
async function expectNothingLost({ companyId, acknowledged }: SavingClient): Promise<void> {
  const history = await db
    .selectFrom("entry_changes")
    .select(["id", "version", "after"])
    .where("company_id", "=", companyId)
    .orderBy("version")
    .$castTo<{ id: number; version: number; after: { about_us?: { text: string } } }>()
    .execute();
  const kept = new Map(history.map(({ id, version, after }) => [id, { version, text: after.about_us?.text }]));
  expect(acknowledged).toHaveLength(SAVES_EACH);
  for (const { changeId, version, text } of acknowledged) expect(kept.get(changeId)).toEqual({ version, text });

  const versions = history.map(({ version }) => version);
  const [first = 0] = versions;
  expect(versions).toEqual(versions.map((_, index) => first + index));

  const entry = await db
    .selectFrom("entries")
    .select(["about_us", "about_us_version"])
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  expect(entry.about_us_version).toBe(versions.at(-1));
  expect(entry.about_us).toMatchObject({ text: acknowledged.at(-1)?.text });
}

describe("of 200 saves no acknowledged one is lost", () => {
  it("when the server is killed during the saves", async () => {
    const clients = await saveThrough(() => killNow(serverOf(product)));

    for (const client of clients) await expectNothingLost(client);
  });

  it("when the database is killed during the saves", async () => {
    const clients = await saveThrough(() => killNow(postmasterOf(product)));

    for (const client of clients) await expectNothingLost(client);
  });

  it("when npm start is killed during the saves and started again", async () => {
    const { dataDir, origin } = product;
    const server = serverOf(product) ?? 0;
    const clients = await saveThrough(async () => {
      killNow(product.pid);
      await expect.poll(() => isRunning(server), POLL).toBe(false);
      product = await startProduct({ dataDir, port: Number(new URL(origin).port) });
    });

    for (const client of clients) await expectNothingLost(client);
  });
});
