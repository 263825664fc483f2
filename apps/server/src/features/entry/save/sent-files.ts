/**
 * Photos and documents of a save: new files by marker, kept ones by address (Specification §5). The address of a file
 * that the company had before is accepted too, because somebody may have removed it meanwhile.
 */
import type { PartInput } from "@portal/contract/entry/rules/part-rules";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { MEDIA_PREFIX } from "../../../platform/files/file-store.ts";
import { findNamedFiles, type NamedFile } from "../../../platform/files/temporary-files.ts";
import { Problem, wireError } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import type { StoredDocument, StoredPhoto } from "../wire.ts";

type Needs = Pick<Dependencies, "db" | "clock">;
/** The column value, and the temporary files that become part of the entry. */
type Resolved<Stored> = { files: Stored[]; adoptsFileIds: number[] };

type Kind<Sent extends { file: string }, Stored extends { key: string }> = {
  purpose: "photo" | "document";
  /** Path of the list in the body, for error messages. */
  path: string;
  kept: readonly Stored[];
  ofFile: (sent: Sent, file: NamedFile) => Stored;
  ofKept: (sent: Sent, kept: Stored) => Stored;
};

/**
 * @throws Problem `files.not_found` at each item whose file belongs neither to the company nor to the caller's uploads
 */
async function resolve<Sent extends { file: string }, Stored extends { key: string }>(
  needs: Needs,
  scope: AccountScope,
  sent: readonly Sent[],
  { purpose, path, kept, ofFile, ofKept }: Kind<Sent, Stored>,
): Promise<Resolved<Stored>> {
  const here = new Map(kept.map((one) => [MEDIA_PREFIX + one.key, one]));
  const names = sent.map(({ file }) => file).filter((file) => !here.has(file));
  const found =
    names.length === 0 ? new Map<string, NamedFile>() : await findNamedFiles(needs, scope, { names, purpose });
  const missing = sent.flatMap(({ file }, index) => (here.has(file) || found.has(file) ? [] : [index]));
  if (missing.length > 0) {
    const errors = missing.map((index) => wireError("files.not_found", { field: `${path}.${index}.file` }));
    throw new Problem("files.not_found", { errors });
  }
  return {
    files: sent.map((item) => {
      const old = here.get(item.file);
      return old === undefined ? ofFile(item, found.get(item.file) as NamedFile) : ofKept(item, old);
    }),
    adoptsFileIds: [...found.values()].flatMap(({ id, isTemporary }) => (isTemporary ? [id] : [])),
  };
}

export const photosOf = (
  needs: Needs,
  scope: AccountScope,
  { photos: kept = [] }: { photos?: StoredPhoto[] },
  photos: PartInput<"media">["photos"],
): Promise<Resolved<StoredPhoto>> =>
  resolve(needs, scope, photos, {
    purpose: "photo",
    path: "photos",
    kept,
    ofFile: ({ alt }, { storage_key: key, width, height }) => ({ key, alt, width: width ?? 0, height: height ?? 0 }),
    ofKept: ({ alt }, { key, width, height }) => ({ key, alt, width, height }),
  });

export const documentsOf = (
  needs: Needs,
  scope: AccountScope,
  { documents: kept = [] }: { documents?: StoredDocument[] },
  documents: PartInput<"documents">["documents"],
): Promise<Resolved<StoredDocument>> =>
  resolve(needs, scope, documents, {
    purpose: "document",
    path: "documents",
    kept,
    ofFile: ({ title }, { storage_key: key, bytes }) => ({ key, title, bytes }),
    ofKept: ({ title }, { key, bytes }) => ({ key, title, bytes }),
  });
