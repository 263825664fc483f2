/** What a portal answers, and what is made of it: known to connectors and to the thread that reads pages. */
import type { ListingErrorReason, ListingReading } from "@portal/contract/entry-service/listing";

/** An answer of the portal. `body` is what came, decoded of any compression; its charset is the reader's. */
export type Page = { url: string; status: number; contentType: string; body: Buffer };

export const isGone = ({ status }: Page): boolean => status === 404 || status === 410;

/** A listing that may be the business's. `reading` where the search told all of it already. */
export type Candidate = { url: string; reading?: ListingReading };

/** Why a portal could not be read; says nothing of what it answered. */
export class PortalFailure extends Error {
  readonly reason: ListingErrorReason;

  constructor(reason: ListingErrorReason) {
    super(`partner portal: ${reason}`);
    this.reason = reason;
  }
}
