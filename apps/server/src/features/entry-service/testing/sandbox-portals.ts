/** Checks of listings on the sandbox's partner portals. The sandbox runs as a process of its own. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ListingExpectation, ListingResult } from "@portal/contract/entry-service/listing";
import { afterAll, beforeAll, expect } from "vitest";
import { type CheckTools, checkPortal } from "../connectors/check-portal.ts";
import { pageReader } from "../connectors/page-reader.ts";
import { portalPages } from "../connectors/portal-pages.ts";
import { type PartnerPortal, readPartnerPortals } from "../portals.ts";

const SANDBOX = path.resolve(import.meta.dirname, "../../../../../sandbox/src/main.ts");
/** The time of each check. */
export const NOW = "2026-11-21T10:00:00.000Z";
const read = pageReader();

/** Starts the sandbox before the tests of the calling file and ends it after them. */
export function sandboxPortals() {
  const folder = mkdtempSync(path.join(tmpdir(), "portals-"));
  const portalsFile = path.join(folder, "portals.json");
  let sandbox: ChildProcess | undefined;
  let origin = "";
  let portals: PartnerPortal[] = [];
  let count = 0;

  beforeAll(async () => {
    sandbox = fork(SANDBOX, [], { env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_PORTALS_FILE: portalsFile } });
    const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
    origin = `http://127.0.0.1:${port}`;
    portals = readPartnerPortals(portalsFile);
  });
  afterAll(() => {
    sandbox?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (address: string, fields: Record<string, string>): Promise<Response> =>
    fetch(`${origin}${address}`, { method: "POST", body: new URLSearchParams(fields) });

  return {
    /** Known once the tests run. */
    origin: (): string => origin,
    /** Known once the tests run. */
    portals: (): readonly PartnerPortal[] => portals,
    post,
    portalNamed: (identifier: string): PartnerPortal =>
      portals.find((portal) => portal.identifier === identifier) ?? expect.fail(`no portal ${identifier}`),
    /** A new business, listed on all portals. */
    async listed(fields: Record<string, string> = {}): Promise<{ key: string; expected: ListingExpectation }> {
      count += 1;
      const key = `T-${count}`;
      // Names differ clearly: equal name, place and phone would count as one business listed twice.
      const letter = String.fromCharCode(65 + Math.floor(count / 26), 65 + (count % 26));
      const data = {
        name: `Prüfbetrieb Größe ${letter}ß GmbH`,
        street: "Lindenstraße 12a",
        postalCode: `10${100 + count}`,
        city: `Groß Neudorf ${letter}`,
        phone: "030 23125100",
        website: "https://pruefbetrieb.example",
      };
      await post("/portals/control/businesses", { key, ...data, ...fields });
      return { key, expected: { ...data, street: "Lindenstraße", houseNumber: "12a", openingHours: null } };
    },
  };
}

/** The result of a check, and how long each of its requests had to wait for its slot, in ms. */
type Checked = { result: ListingResult; delays: number[] };

/** Checks one portal with an empty cache. Waits for slots take no time. */
export async function check(
  portal: PartnerPortal,
  expected: ListingExpectation,
  tools: Partial<CheckTools> = {},
): Promise<Checked> {
  const delays: number[] = [];
  const kept = new Map<string, unknown>();
  const result = await checkPortal(portal, expected, {
    get: portalPages({ OUTGOING_TRUSTED: [new URL(portal.home).host] }),
    read,
    pace: async (delayMs) => void delays.push(delayMs),
    clock: { now: () => new Date(NOW) },
    cache: { get: async (key) => kept.get(key), set: async (key, value) => void kept.set(key, value) },
    ...tools,
  });
  return { result, delays };
}
