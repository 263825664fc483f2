/** Files and history of the demo companies' banners, whose rows come by the import. */
import { readFileSync } from "node:fs";
import { readCreative } from "@portal/contract/web-banners/creative/read-creative";
import type { BannerAction, BannerRole } from "@portal/contract/web-banners/states";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { FileStore } from "../../platform/files/file-store.ts";
import { addCreative, insertEvent, insertProviderFile } from "./banners/repository.ts";

type Step = { action: BannerAction; author: BannerRole; hoursAgo: number; reason?: string; file?: string };

const PERSON = "U-1";
const HOUR_MS = 3_600_000;
const DAY = 24;

/** By the banner's external id, oldest first. The last step leads to the state that the import gave it. */
const HISTORIES: Readonly<Record<string, readonly Step[]>> = {
  "B-1001": [
    { action: "upload", author: "company", hoursAgo: 740 * DAY },
    { action: "produce", author: "provider", hoursAgo: 738 * DAY, file: "lorenz-dachcheck.gif" },
    { action: "approve", author: "company", hoursAgo: 737 * DAY },
    { action: "start", author: "provider", hoursAgo: 731 * DAY },
  ],
  "B-1002": [
    { action: "upload", author: "company", hoursAgo: 6 * DAY },
    {
      action: "produce",
      author: "provider",
      hoursAgo: 20,
      reason: "Wir haben Ihre Telefonnummer größer gesetzt.",
      file: "lorenz-fruehjahr.png",
    },
  ],
  "B-1003": [
    { action: "upload", author: "company", hoursAgo: 4 * DAY, file: "lorenz-notdienst.png" },
    {
      action: "refuse",
      author: "provider",
      hoursAgo: 3 * DAY,
      reason: "Auf dem Handy ist die Telefonnummer nicht zu sehen. Bitte setzen Sie sie anstelle von „Anrufen“.",
    },
  ],
  "B-1010": [
    { action: "produce", author: "provider", hoursAgo: 741 * DAY, file: "rheinbogen-sicherung.webp" },
    { action: "approve", author: "company", hoursAgo: 739 * DAY },
    { action: "start", author: "provider", hoursAgo: 731 * DAY },
  ],
};

/** Adds what is missing; nothing to a banner that has a history already. */
export async function addDemoBanners(db: Kysely<Database>, files: FileStore, now: Date): Promise<void> {
  const banners = await db
    .selectFrom("web_banners as b")
    .select(["b.id", "b.company_id", "b.external_id"])
    .where("b.external_id", "in", Object.keys(HISTORIES))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("web_banner_events").select("id").whereRef("banner_id", "=", "b.id"))),
    )
    .execute();
  const person = await db.selectFrom("users").select("id").where("external_id", "=", PERSON).executeTakeFirst();
  for (const banner of banners) {
    for (const step of HISTORIES[banner.external_id] ?? []) {
      await addStep(db, files, { banner, step, userId: person?.id ?? null, now });
    }
  }
}

type Added = { banner: { id: number; company_id: number }; step: Step; userId: number | null; now: Date };

async function addStep(db: Kysely<Database>, files: FileStore, { banner, step, userId, now }: Added): Promise<void> {
  const { action, author, hoursAgo, reason = "", file } = step;
  const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const by = author === "company" ? userId : null;
  const [event] = await insertEvent(db, banner.id, action, author, by, reason, null, at);
  await db.updateTable("web_banners").set({ changed_at: at }).where("id", "=", banner.id).execute();
  if (file === undefined || event === undefined) return;
  const bytes = readFileSync(new URL(`../../../../../packages/db/demo/banners/${file}`, import.meta.url));
  const facts = readCreative(bytes);
  const key = `demo-${file.replaceAll(/\W/g, "-")}-${banner.id}`;
  await files.put(key, bytes);
  const { width, height, format } = facts;
  const [row] = await insertProviderFile(
    db,
    key,
    banner.company_id,
    `image/${format}`,
    bytes.length,
    width,
    height,
    file,
    at,
  );
  if (row === undefined) return;
  await db.updateTable("files").set({ adopted_at: at, expires_at: null }).where("id", "=", row.id).execute();
  await addCreative(db, { bannerId: banner.id, eventId: event.id, fileId: row.id }, facts);
}
