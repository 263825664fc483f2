/** The port between a listing check and a partner portal. */
import type { ListingErrorReason, ListingExpectation, ListingReading } from "@portal/contract/listing";
import type { PartnerPortal } from "../portals.ts";
import type { PageReader } from "./page-reader.ts";

/** An answer of the portal. `body` is what came, decoded of any compression; its charset is the reader's. */
export type Page = { url: string; status: number; contentType: string; body: Buffer };

export const isGone = ({ status }: Page): boolean => status === 404 || status === 410;

/** What a connector works with. */
export type Visit<P extends PartnerPortal = PartnerPortal> = {
  portal: P;
  expected: ListingExpectation;
  /**
   * Fetches a page politely: in turn, with robots.txt, within the check's time.
   * @throws PortalFailure for everything but a page, and 404 and 410, whose body is empty.
   */
  open(url: string, types: readonly string[]): Promise<Page>;
  /** Reads what came. Never parse it elsewhere: whoever wrote it may mean harm. */
  read: PageReader;
};

/** A listing that may be the business's. `reading` where the search told all of it already. */
export type Candidate = { url: string; reading?: ListingReading };

export type Connector<P extends PartnerPortal = PartnerPortal> = {
  /** Listings that may be the business's, the likeliest first; empty where the portal has none. */
  find(visit: Visit<P>): Promise<Candidate[]>;
  /** What a listing says; null where it is gone. */
  read(visit: Visit<P>, url: string): Promise<ListingReading | null>;
};

/** Why a portal could not be read; says nothing of what it answered. */
export class PortalFailure extends Error {
  readonly reason: ListingErrorReason;

  constructor(reason: ListingErrorReason) {
    super(`partner portal: ${reason}`);
    this.reason = reason;
  }
}
