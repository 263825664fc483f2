/** Undoing a change of opening hours sets back its own days only. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { undoEntryChange } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import type { OpeningHours } from "@portal/contract/opening-hours/model";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { hours } from "../testing/bodies.ts";

const { test } = apiTest();

const specialDays = [{ from: "2026-12-24", to: "2026-12-24", label: "Heiligabend", spans: [] }];
const temporarilyClosed = { from: "2026-08-01", until: "2026-08-14", note: "Umbau" };
const noon = hours("10:00", "12:00").week;

const CASES: [string, change: Partial<OpeningHours>, later: Partial<OpeningHours>][] = [
  ["the week's days leaves special days and the closure", { week: noon }, { specialDays, temporarilyClosed }],
  ["special days leaves the week and the closure", { specialDays }, { week: noon, temporarilyClosed }],
  ["a closure leaves the week and special days", { temporarilyClosed }, { week: noon, specialDays }],
];

test.for(CASES)("undoing %s, even if they changed since", async ([, change, later], { owner }) => {
  const { client, company } = owner;
  const accountId = company.id;
  const stored = async () => (await client.call(getSalesForceEntry, { accountId })).body.entry;
  const save = async (openingHours: OpeningHours): Promise<number> => {
    const { versions } = await stored();
    const body = { version: versions.openingHours, openingHours };
    const saved = await client.call(saveCallOf("openingHours"), { accountId, body });
    expect(saved.status).toBe(200);
    return saved.body.changeId as number;
  };
  const before = hours("08:00", "17:00");
  await save(before);
  const changeId = await save({ ...before, ...change });
  await save({ ...before, ...change, ...later });

  expect((await client.call(undoEntryChange, { accountId, body: { changeId } })).status).toBe(200);
  expect((await stored()).openingHours).toMatchObject({ ...before, ...later });
});
