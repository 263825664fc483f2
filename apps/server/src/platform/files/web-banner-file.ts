/**
 * Checks the file of a web banner. It is stored as it came, because visitors see exactly this animation, so its
 * structure is read byte by byte, nothing may stand behind its end, and every picture is decoded once.
 */
import { UnreadableCreative } from "@portal/contract/web-banners/creative/bytes";
import { CREATIVE_FAULTS, fitsAnyFlavour, sizeText } from "@portal/contract/web-banners/creative/check-creative";
import type { CreativeFacts } from "@portal/contract/web-banners/creative/facts";
import { readCreative } from "@portal/contract/web-banners/creative/read-creative";
import { Problem } from "../problem.ts";
import { decodeAll } from "./encode-image.ts";
import type { FileContent } from "./repository.ts";

/**
 * @throws Problem `files.type_not_allowed`, `files.unreadable`, or `web_banner.file_does_not_fit` if no flavour has
 *   this size
 */
export async function checkedBannerFile(bytes: Buffer): Promise<FileContent> {
  const facts = factsOf(bytes);
  const { width, height } = facts;
  if (!fitsAnyFlavour(facts)) {
    const message = `Kein Format hat ${sizeText(facts)} Bildpunkte.`;
    throw new Problem("web_banner.file_does_not_fit", { field: "file", message });
  }
  await decodeAll(bytes);
  return { bytes, mediaType: `image/${facts.format}`, width, height };
}

function factsOf(bytes: Buffer): CreativeFacts {
  try {
    return readCreative(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableCreative)) throw error;
    const code = error.fault === "type" ? "files.type_not_allowed" : "files.unreadable";
    throw new Problem(code, { field: "file", message: CREATIVE_FAULTS[error.fault] });
  }
}
