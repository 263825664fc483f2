/** The provider's telephone services learn of absences by the export. */
import { secretarialSettingsOf } from "@portal/db/factories/secretarial";
import { voicebotSettingsOf } from "@portal/db/factories/voicebot";
import { expect } from "vitest";
import { secretarialSettingsExport } from "../../features/secretarial/export.ts";
import { voicebotSettingsExport } from "../../features/voicebot/export.ts";
import { apiTest } from "../../testing/fixture.ts";

const { test, app } = apiTest();

test("each service's settings name every absence that holds for it, the earliest first", async () => {
  const { company } = await app.logInMember();
  await secretarialSettingsOf(app.db, company.id);
  await voicebotSettingsOf(app.db, company.id);
  const absence = (first_day: string, label: string, targets: ("entry" | "secretarial" | "voicebot")[]) =>
    app.db
      .insertInto("absences")
      .values({ company_id: company.id, first_day, last_day: "2026-08-14", label, targets, applied_at: new Date() })
      .execute();
  await absence("2026-08-10", "Umbau", ["entry", "secretarial"]);
  await absence("2026-08-03", "Urlaub", ["entry", "secretarial", "voicebot"]);
  const exported = async (kind: typeof secretarialSettingsExport | typeof voicebotSettingsExport) => {
    const rows: object[] = [];
    const services = { files: app.dependencies.files, folder: undefined, warn: () => undefined };
    await app.db.transaction().execute(async (trx) => {
      for await (const row of kind.rows(trx, services)) rows.push(row);
    });
    return rows;
  };
  const vacation = { start: "2026-08-03", end: "2026-08-14", label: "Urlaub" };
  const building = { start: "2026-08-10", end: "2026-08-14", label: "Umbau" };
  expect(await exported(secretarialSettingsExport)).toMatchObject([{ absences: [vacation, building] }]);
  expect(await exported(voicebotSettingsExport)).toMatchObject([{ absences: [vacation] }]);
});
