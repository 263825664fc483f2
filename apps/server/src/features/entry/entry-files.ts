/** Photos and documents of a save: new ones by their marker, those that stay by their address (Specification §5). */
import type { documentsBody, mediaBody } from "@portal/contract/entry-bodies";
import type * as z from "zod/mini";
import type { Dependencies } from "../../platform/dependencies.ts";
import { MEDIA_PREFIX } from "../../platform/files/file-store.ts";
import { findTemporary, type TemporaryFileRow } from "../../platform/files/temporary-files.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import type { EntryRow } from "./parts.ts";
import type { StoredDocument, StoredPhoto } from "./wire.ts";

type Needs = Pick<Dependencies, "db" | "files" | "clock">;
/** What goes into the column, and the temporary files that become the entry's by it. */
type Resolved<Stored> = { stored: Stored[]; adoptsFileIds: number[] };

type Kind<Sent extends { file: string }, Stored extends { key: string }> = {
  purpose: "photo" | "document";
  /** Path of the list in the body, for messages at their field. */
  path: string;
  kept: readonly Stored[];
  ofNew: (sent: Sent, file: TemporaryFileRow) => Stored;
  ofKept: (sent: Sent, kept: Stored) => Stored;
};

/** @throws Problem `files.not_found` at the item whose file is neither the entry's nor the caller's own upload. */
async function resolve<Sent extends { file: string }, Stored extends { key: string }>(
  needs: Needs,
  scope: AccountScope,
  sent: readonly Sent[],
  { purpose, path, kept, ofNew, ofKept }: Kind<Sent, Stored>,
): Promise<Resolved<Stored>> {
  const found: Resolved<Stored> = { stored: [], adoptsFileIds: [] };
  for (const [index, item] of sent.entries()) {
    const old = kept.find(({ key }) => MEDIA_PREFIX + key === item.file);
    if (old !== undefined) {
      found.stored.push(ofKept(item, old));
      continue;
    }
    const field = `${path}.${index}.file`;
    if (item.file.startsWith(MEDIA_PREFIX)) throw new Problem("files.not_found", { field });
    const file = await findTemporary(needs, scope, item.file, { purpose, field });
    found.stored.push(ofNew(item, file));
    found.adoptsFileIds.push(file.id);
  }
  return found;
}

export const photosOf = (
  needs: Needs,
  scope: AccountScope,
  { media }: EntryRow,
  photos: z.output<typeof mediaBody>["photos"],
): Promise<Resolved<StoredPhoto>> =>
  resolve(needs, scope, photos, {
    purpose: "photo",
    path: "photos",
    kept: (media as { photos?: StoredPhoto[] }).photos ?? [],
    ofNew: ({ alt }, { storage_key: key, width, height }) => ({ key, alt, width: width ?? 0, height: height ?? 0 }),
    ofKept: ({ alt }, { key, width, height }) => ({ key, alt, width, height }),
  });

export const documentsOf = (
  needs: Needs,
  scope: AccountScope,
  { documents: { documents: kept = [] } }: { documents: { documents?: StoredDocument[] } },
  documents: z.output<typeof documentsBody>["documents"],
): Promise<Resolved<StoredDocument>> =>
  resolve(needs, scope, documents, {
    purpose: "document",
    path: "documents",
    kept,
    ofNew: ({ title }, { storage_key: key, bytes }) => ({ key, title, bytes }),
    ofKept: ({ title }, { key, bytes }) => ({ key, title, bytes }),
  });
