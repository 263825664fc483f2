/**
 * Temporary files (Specification §5): what a person uploads for a company waits under a marker that only both together
 * can use. The row is written before the bytes, so whatever fails in between is swept away when it expires.
 */
import { TEMPORARY_FILE_HOURS } from "@portal/contract/files";
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../problem.ts";
import type { AccountScope } from "../session/session.ts";
import { hashToken, randomToken } from "../tokens.ts";
import { type Crop, cropImage, type EncodedImage, encodeImage } from "./encode-image.ts";
import { cleanFileName } from "./file-name.ts";
import * as repository from "./repository.ts";

const HOUR_MS = 3_600_000;
const MARKER_PREFIX = "tmpfile-";

type Needs = Pick<Dependencies, "db" | "files" | "clock">;
export type FilePurpose = "logo" | "profile_image" | "photo" | "document";
type Upload = { bytes: Buffer; name: string; purpose: FilePurpose };

async function store(
  { db, files, clock }: Needs,
  scope: AccountScope,
  file: { image: EncodedImage; markerHash: Buffer | null; purpose: Upload["purpose"]; originalName: string },
): Promise<{ id: number; storageKey: string }> {
  const storageKey = randomToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + TEMPORARY_FILE_HOURS * HOUR_MS);
  const id = await repository.insertTemporaryFile(db, scope, { ...file, storageKey, createdAt, expiresAt });
  if (id === undefined) throw new Problem("request.throttled");
  await files.put(storageKey, file.image.bytes);
  return { id, storageKey };
}

/**
 * Checks, re-encodes and keeps an upload; answers the marker (22 base62 characters, stored as a hash) and the size of
 * the stored image in pixels.
 * @throws Problem of `encodeImage`, or `request.throttled` where 50 of this person wait already.
 */
export async function keepTemporaryFile(
  needs: Needs,
  scope: AccountScope,
  { bytes, name, purpose }: Upload,
): Promise<{ marker: string; width: number; height: number; mediaType: string }> {
  const image = await encodeImage(bytes);
  const marker = MARKER_PREFIX + randomToken();
  await store(needs, scope, { image, markerHash: hashToken(marker), purpose, originalName: cleanFileName(name) });
  return { marker, width: image.width, height: image.height, mediaType: image.mediaType };
}

export type TemporaryFileRow = repository.FileRow;

/** @throws Problem `files.not_found` at `field` for markers that are unknown, expired, used up, somebody else's, or uploaded for another purpose. */
export async function findTemporary(
  { db, clock }: Needs,
  scope: AccountScope,
  marker: string,
  { purpose, field }: { purpose?: FilePurpose; field: string },
): Promise<TemporaryFileRow> {
  const file = await repository.findTemporaryFile(db, scope, hashToken(marker), clock.now());
  if (file === undefined || (purpose !== undefined && file.purpose !== purpose)) {
    throw new Problem("files.not_found", { field });
  }
  return file;
}

/** The bytes behind a marker. @throws Problem `files.not_found` as `find`. */
export async function readTemporaryFile(
  needs: Needs,
  scope: AccountScope,
  marker: string,
): Promise<{ bytes: Buffer; mediaType: string }> {
  const file = await findTemporary(needs, scope, marker, { field: "marker" });
  return { bytes: await needs.files.get(file.storage_key), mediaType: file.media_type };
}

/** A file to be adopted by the statement that saves what refers to it. */
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
  const cut = await store(needs, scope, { image, markerHash: null, purpose: "logo", originalName: "" });
  return { fileId: cut.id, storageKey: cut.storageKey };
}

const isWhole = (crop: Crop, file: { width: number | null; height: number | null }): boolean =>
  crop.x === 0 && crop.y === 0 && crop.width === file.width && crop.height === file.height;
