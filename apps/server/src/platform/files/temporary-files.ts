/**
 * Temporary files (Specification §5): an upload waits under a marker that only the same person can use, for the same company.
 * The row is written before the bytes, so the sweep finds an upload that failed in between.
 */
import { TEMPORARY_FILE_HOURS, type UploadPurpose } from "@portal/contract/entry/files/calls";
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../problem.ts";
import type { AccountScope } from "../session/session.ts";
import { hashToken, randomToken } from "../tokens.ts";
import { type CheckedFile, checkedFile, putFile } from "./checked-file.ts";
import { type Crop, cropImage } from "./encode-image.ts";
import { cleanFileName } from "./file-name.ts";
import { thumbnailKey } from "./file-store.ts";
import { MEDIA_PREFIX } from "./file-store.ts";
import * as repository from "./repository.ts";
import type { FileContent } from "./repository.ts";

const HOUR_MS = 3_600_000;
const TOO_MANY_WAIT =
  "Von Ihnen warten schon sehr viele Dateien. Bitte speichern Sie diese zuerst oder versuchen Sie es morgen wieder.";
const MARKER_PREFIX = "tmpfile-";

type Needs = Pick<Dependencies, "db" | "files" | "clock">;
export type FilePurpose = repository.FileRow["purpose"];
type Upload = { bytes: Buffer; name: string; purpose: UploadPurpose };

async function store(
  { db, files, clock }: Needs,
  scope: AccountScope,
  file: CheckedFile & { markerHash: Buffer | null; purpose: FilePurpose; originalName: string },
): Promise<{ id: number; storageKey: string }> {
  const storageKey = randomToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + TEMPORARY_FILE_HOURS * HOUR_MS);
  const id = await repository.insertTemporaryFile(db, scope, { ...file, storageKey, createdAt, expiresAt });
  if (id === undefined) throw new Problem("request.throttled", { field: "file", message: TOO_MANY_WAIT });
  await putFile(files, storageKey, file);
  return { id, storageKey };
}

/**
 * Checks and stores an upload. Returns the marker (22 base62 characters, stored as a hash) and what was stored.
 * @throws Problem of `checkedFile`, or `request.throttled` if the person has too many temporary files.
 */
export async function keepTemporaryFile(
  needs: Needs,
  scope: AccountScope,
  { bytes, name, purpose }: Upload,
): Promise<{ marker: string; content: FileContent }> {
  const kept = await checkedFile(bytes, purpose);
  const marker = MARKER_PREFIX + randomToken();
  await store(needs, scope, { ...kept, markerHash: hashToken(marker), purpose, originalName: cleanFileName(name) });
  return { marker, content: kept.content };
}

/** @throws Problem `files.not_found` at `field` for markers that are unknown, expired, used up, somebody else's, or uploaded for another purpose. */
async function findTemporary(
  { db, clock }: Needs,
  scope: AccountScope,
  marker: string,
  { purpose, field }: { purpose?: FilePurpose; field: string },
): Promise<repository.FileRow> {
  const file = await repository.findTemporaryFile(db, scope, hashToken(marker), clock.now());
  if (file === undefined || (purpose !== undefined && file.purpose !== purpose)) {
    throw new Problem("files.not_found", { field });
  }
  return file;
}

/** A file that a save names: by the marker of the caller's upload, or by the address of one that the company has already. */
export type NamedFile = repository.FileRow & { isTemporary: boolean };

/**
 * What `names` (markers and addresses below /media/) stand for, in one query. Missing are those that are unknown, expired,
 * used up, somebody else's, another company's, or of another purpose.
 */
export async function findNamedFiles(
  { db, clock }: Pick<Needs, "db" | "clock">,
  scope: AccountScope,
  { names, purpose }: { names: readonly string[]; purpose: FilePurpose },
): Promise<ReadonlyMap<string, NamedFile>> {
  const markers = new Map(
    names.filter((name) => name.startsWith(MARKER_PREFIX)).map((name) => [hashToken(name).toString("hex"), name]),
  );
  const keys = names.filter((name) => name.startsWith(MEDIA_PREFIX)).map((name) => name.slice(MEDIA_PREFIX.length));
  const markerHashes = [...markers.keys()].map((hash) => Buffer.from(hash, "hex"));
  const rows = await repository.findFiles(db, scope, { markerHashes, keys, purpose, now: clock.now() });
  return new Map(
    rows.map(({ marker_hash: hash, ...file }) => [
      hash === null ? MEDIA_PREFIX + file.storage_key : (markers.get(hash.toString("hex")) ?? ""),
      { ...file, isTemporary: hash !== null },
    ]),
  );
}

const UNSEEN: ReadonlySet<FilePurpose> = new Set(["website_file", "web_banner", "message_file"]);

/** The bytes behind a marker, or its small copy. @throws Problem `files.not_found` as `find`, or where there is no small one. */
export async function readTemporaryFile(
  needs: Needs,
  scope: AccountScope,
  { marker, size }: { marker: string; size: "full" | "thumbnail" },
): Promise<{ bytes: Buffer; mediaType: string; isDocument: boolean; name: string }> {
  const { storage_key: key, ...file } = await findTemporary(needs, scope, marker, { field: "marker" });
  // What is stored as it came has no preview here: browsers may run it, or its own route shows it.
  if (UNSEEN.has(file.purpose)) throw new Problem("files.not_found", { field: "marker" });
  if (size === "thumbnail" && file.purpose !== "photo") throw new Problem("files.not_found", { field: "size" });
  return {
    bytes: await needs.files.get(size === "thumbnail" ? thumbnailKey(key) : key),
    mediaType: file.media_type,
    isDocument: file.purpose === "document",
    name: file.original_name,
  };
}

/** A file that the saving statement adopts. */
export type Adoption = { fileId: number; storageKey: string };

/**
 * Finds what a marker stands for and cuts it where asked; the cut is a temporary file of its own until the save adopts it.
 * @throws Problem `files.not_found`, or `request.invalid` at `crop`.
 */
export async function prepareAdoption(
  needs: Needs,
  scope: AccountScope,
  marker: string,
  crop: Crop | undefined,
): Promise<Adoption> {
  const file = await findTemporary(needs, scope, marker, { purpose: "logo", field: "logo" });
  if (crop === undefined || isWhole(crop, file)) return { fileId: file.id, storageKey: file.storage_key };
  const image = await cropImage(await needs.files.get(file.storage_key), crop);
  const cut = await store(needs, scope, {
    content: image,
    small: null,
    markerHash: null,
    purpose: "logo",
    originalName: "",
  });
  return { fileId: cut.id, storageKey: cut.storageKey };
}

const isWhole = (crop: Crop, file: { width: number | null; height: number | null }): boolean =>
  crop.x === 0 && crop.y === 0 && crop.width === file.width && crop.height === file.height;
