/** Everything about oneself as a file (Art. 15 and 20 DSGVO). */
import { berlinDate } from "@portal/contract/time/berlin-time";
import { OWN_DATA_KINDS } from "@portal/contract/user-area/own-data";
import { serveExportOwnData } from "../calls.ts";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { ownData } from "./repository.ts";
import { type ZippedFile, zipOf } from "./zip.ts";

const README = `daten.json enthält alles, was wir über Sie gespeichert haben. Die Listen darin:

profile: Ihr Zugang
${Object.entries(OWN_DATA_KINDS)
  .map(([name, { many }]) => `${name}: ${many}`)
  .join("\n")}

Nicht enthalten sind Passwörter, Codes und Schlüssel: Wir speichern sie so, dass niemand sie lesen kann. Was zu einer Firma gehört, steht in deren Bereich.
`;

export const ownDataRoutes = ({ db, clock, files }: Dependencies): Call[] => [
  call(serveExportOwnData, async ({ session: { userId }, reply }) => {
    const now = clock.now();
    const row = await ownData(db, userId);
    if (row === undefined) throw new Problem("auth.no_session");
    const json = { exported_at: now.toISOString(), ...row.document };
    const contents: ZippedFile[] = [
      { name: "daten.json", bytes: Buffer.from(JSON.stringify(json, null, 2)) },
      { name: "liesmich.txt", bytes: Buffer.from(README) },
    ];
    const image = row.profile_image_key === null ? null : await files.get(row.profile_image_key).catch(() => null);
    if (image !== null) contents.push({ name: "profilbild.webp", bytes: image });
    await writeAudit(db, { at: now, action: "profile.exported", outcome: "done", actorUserId: userId });
    reply.header("content-disposition", `attachment; filename="meine-daten-${berlinDate(now.getTime())}.zip"`);
    reply.type("application/zip");
    return zipOf(contents, now);
  }),
];
