/** A portal's answer and what is made of it, shared by connectors and the parsing thread. */
import type { ListingErrorReason, ListingReading } from "@portal/contract/entry-service/listing";

/** An answer of a portal. `body` is decompressed; its charset is not yet decoded. */
export type Page = { url: string; status: number; contentType: string; body: Buffer };

export const isGone = ({ status }: Page): boolean => status === 404 || status === 410;

/** A listing that may be the business's. `reading` is set if the search already had its content. */
export type Candidate = { url: string; reading?: ListingReading };

/** Why a portal could not be read, without anything of its answer. */
export class PortalFailure extends Error {
  readonly reason: ListingErrorReason;

  constructor(reason: ListingErrorReason) {
    super(`partner portal: ${reason}`);
    this.reason = reason;
  }
}
