import { DOCUMENTS_LIMITS } from "./rules/documents.ts";
import { MEDIA_LIMITS } from "./rules/media.ts";

export const FILE_LIMITS = {
  photos: MEDIA_LIMITS.photos,
  photoAlt: MEDIA_LIMITS.alt,
  documents: DOCUMENTS_LIMITS.documents,
  documentTitle: DOCUMENTS_LIMITS.title,
};
