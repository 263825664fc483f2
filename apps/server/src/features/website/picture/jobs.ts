/** The job that takes the picture of a website after its check, and the sweep of pictures. */
import type { Finding } from "@portal/website-check/finding";
import type { Transaction } from "kysely";
import type { Database } from "@portal/db/rows";
import * as z from "zod/mini";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { encodeImage } from "../../../platform/files/encode-image.ts";
import { defineJob, type RunContext, type Worker, workOn } from "../../../platform/jobs/job.ts";
import { type Get, outgoingGet } from "../../../platform/outgoing/outgoing-get.ts";
import { inBatches } from "../../../platform/sweeps/sweep.ts";
import { randomToken } from "../../../platform/tokens.ts";
import { PictureFailed, takePicture } from "./browser/take-picture.ts";
import { pictureBrowser } from "./picture-browser.ts";
import * as repository from "./repository.ts";

export const websitePictureJob = defineJob({
  name: "website.picture",
  data: z.object({ checkId: z.number() }),
  timeoutSeconds: 60,
  retry: { limit: 1, pauseSeconds: 10 },
  // A browser takes some hundred megabytes.
  atOnce: 1,
});

type Order = { checkId: number; companyId: number; url: string; findings: readonly Finding[] };

/** Orders the picture of a page that was read just now. Without a configured browser nothing is ordered. */
export async function orderPicture(
  { environment, jobs }: Pick<Dependencies, "environment" | "jobs">,
  trx: Transaction<Database>,
  { checkId, companyId, url, findings }: Order,
  now: Date,
): Promise<void> {
  if (pictureBrowser(environment) === undefined) return;
  const isHopeless = findings.some(({ code }) => code === "page.needs_script");
  await repository.noteAsked(trx, companyId, url, now, isHopeless);
  if (!isHopeless) await jobs.enqueue(trx, websitePictureJob, { checkId });
}

type Needs = Pick<Dependencies, "db" | "files" | "clock">;

async function runPicture(
  { db, files, clock }: Needs,
  tools: { get: Get; program: string | undefined },
  checkId: number,
  signal: AbortSignal,
): Promise<void> {
  const task = await repository.findTask(db, checkId);
  if (task === undefined) return;
  const { company_id: companyId, url, final_url: page } = task;
  const image = await imageOf(tools, page, signal);
  // The server ends, not the browser: another one repeats the job.
  if (signal.aborted) throw new Error("taking the picture was stopped");
  if (image === undefined) return void (await repository.noteFailed(db, companyId, url, clock.now()));
  const { bytes, mediaType, width, height } = image;
  const storageKey = randomToken();
  await files.put(storageKey, bytes);
  await db
    .transaction()
    .execute((trx) =>
      repository.storePicture(trx, task, { storageKey, bytes: bytes.length, mediaType, width, height }, clock.now()),
    );
}

/** What the browser answers is decoded and encoded as if a stranger had uploaded it. Undefined without a picture. */
async function imageOf({ get, program }: { get: Get; program: string | undefined }, url: string, signal: AbortSignal) {
  if (program === undefined) return undefined;
  try {
    return await encodeImage(await takePicture({ get, program }, url, signal));
  } catch (error) {
    if (error instanceof PictureFailed) return undefined;
    throw error;
  }
}

export function pictureWorkers({
  environment,
  log,
  ...needs
}: Needs & Pick<Dependencies, "environment" | "log">): Worker[] {
  const tools = { get: outgoingGet("website", environment, { log }), program: pictureBrowser(environment) };
  return [
    workOn(websitePictureJob, {
      run: ({ checkId }, { signal }: RunContext) => runPicture(needs, tools, checkId, signal),
      async gaveUp({ checkId }) {
        const task = await repository.findTask(needs.db, checkId);
        if (task !== undefined) await repository.noteFailed(needs.db, task.company_id, task.url, needs.clock.now());
      },
    }),
  ];
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = 730;
/** Pictures of older checks show a page that may have changed. */
const FRESH_DAYS = 30;
const MOST_ORDERS = 20;

/** Deletes pictures that nobody renewed for two years, and orders those that are missing, such as after a browser was configured. */
export async function sweepWebsitePictures(
  { db, jobs, clock, environment }: Pick<Dependencies, "db" | "jobs" | "clock" | "environment">,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock.now();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const deleted = await inBatches(() => repository.deleteOldPictures(db, daysAgo(KEPT_DAYS)), signal);
  if (pictureBrowser(environment) === undefined) return deleted;
  const missing = await repository.checksWithoutPicture(db, daysAgo(FRESH_DAYS), MOST_ORDERS);
  for (const { id, company_id: companyId, url } of missing) {
    signal?.throwIfAborted();
    const order = { checkId: id, companyId, url, findings: [] };
    await db.transaction().execute((trx) => orderPicture({ environment, jobs }, trx, order, now));
  }
  return deleted;
}
