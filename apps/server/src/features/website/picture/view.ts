/** What people learn of a website's picture. */
import type { WebsitePicture } from "@portal/contract/website/check/model";
import type { PictureRow } from "./repository.ts";

export function pictureView(row: PictureRow | undefined, hasBrowser: boolean): WebsitePicture {
  const isWanted = row !== undefined && (row.tried_at === null || row.tried_at < row.asked_at);
  const takenAt = row?.storage_key == null ? null : (row.taken_at?.toISOString() ?? null);
  return {
    takenAt,
    isComing: hasBrowser && isWanted,
    trouble: hasBrowser ? (row?.failed ? "failed" : null) : "no_browser",
  };
}
