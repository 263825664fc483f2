import { openDatabase } from "@portal/db/connect";
import { findDemoPeople } from "@portal/db/demo/demo-people";
import { WrongSettings } from "./check-settings.ts";

/** @throws WrongSettings if the database holds demo people, who exist with developer tools only */
export async function refuseDemoPeople(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { max: 1 });
  try {
    const [first] = await findDemoPeople(db);
    if (first === undefined) return;
    const text = `names a database with demo people such as ${first}, whose password is public; use another one`;
    throw new WrongSettings([{ name: "DATABASE_URL", text }]);
  } finally {
    await db.destroy();
  }
}
