/** Everything about oneself as a file (Art. 15 and 20 DSGVO). */
import { berlinDate } from "@portal/contract/time/berlin-time";
import { serveExportOwnData } from "../calls.ts";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { visitorOf } from "../../auth/public.ts";
import { aboutOf, readmeOf } from "./about.ts";
import { ownData } from "./repository.ts";
import { type ZippedFile, zipOf } from "./zip.ts";

export const ownDataRoutes = ({ db, clock, environment, files }: Dependencies): Call[] => [
  call(serveExportOwnData, async ({ request, session: { userId }, reply }) => {
    const now = clock.now();
    const row = await ownData(db, userId);
    if (row === undefined) throw new Problem("auth.no_session");
    const { brand } = visitorOf(request, environment);
    const json = { exported_at: now.toISOString(), ...row.document, about: aboutOf(brand) };
    const contents: ZippedFile[] = [
      { name: "daten.json", bytes: Buffer.from(JSON.stringify(json, null, 2)) },
      { name: "liesmich.txt", bytes: Buffer.from(readmeOf(brand)) },
    ];
    const image = row.profile_image_key === null ? null : await files.get(row.profile_image_key).catch(() => null);
    if (image !== null) contents.push({ name: "profilbild.webp", bytes: image });
    await writeAudit(db, { at: now, action: "profile.exported", outcome: "done", actorUserId: userId });
    reply.header("content-disposition", `attachment; filename="meine-daten-${berlinDate(now.getTime())}.zip"`);
    reply.type("application/zip");
    return zipOf(contents, now);
  }),
];
