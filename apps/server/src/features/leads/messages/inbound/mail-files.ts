/** Files that came with a mail: those that the portal takes are stored, of the others the name stays. */
import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { MESSAGE_FILES } from "@portal/contract/leads/messages/limits";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { cleanFileName } from "../../../../platform/files/file-name.ts";
import { typeOfDownload } from "../../../../platform/files/website-file.ts";
import { Problem } from "../../../../platform/problem.ts";
import { randomToken } from "../../../../platform/tokens.ts";
import type { MailFile } from "./parse-mail.ts";

export type StoredFile = { key: string; name: string; mediaType: string; bytes: number };

const MOST_NAMES = 20;

/**
 * Bytes are stored before the rows that name them; a sweep finds those of a transaction that failed.
 * @throws where nothing can be stored now
 */
export async function storeMailFiles(
  { files }: Pick<Dependencies, "files">,
  given: readonly MailFile[],
): Promise<{ stored: StoredFile[]; leftOut: string[] }> {
  const stored: StoredFile[] = [];
  const leftOut: string[] = [];
  for (const { name: givenName, bytes } of given) {
    const name = cleanFileName(givenName);
    const mediaType = stored.length < MESSAGE_FILES ? await allowedType(bytes) : undefined;
    if (mediaType === undefined) {
      leftOut.push(name === "" ? "Datei ohne Namen" : name);
      continue;
    }
    const key = randomToken();
    await files.put(key, bytes);
    stored.push({ key, name, mediaType, bytes: bytes.length });
  }
  return { stored, leftOut: leftOut.slice(0, MOST_NAMES) };
}

/** Undefined for files that are too large or of a kind that we don't take. The name and the mail's own type don't count. */
async function allowedType(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length > UPLOAD_RULES.message_file.bytes) return undefined;
  try {
    return await typeOfDownload(bytes, "message_file");
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
