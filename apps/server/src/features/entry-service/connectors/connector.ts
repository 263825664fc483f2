/** The port between a listing check and a partner portal. */
import type { ListingExpectation, ListingReading } from "@portal/contract/entry-service/listing";
import type { PartnerPortal } from "../portals.ts";
import type { PageReader } from "./page-reader.ts";
import type { Candidate, Page } from "./portal-answer.ts";

/** What a connector works with. */
export type Visit<P extends PartnerPortal = PartnerPortal> = {
  portal: P;
  expected: ListingExpectation;
  /**
   * Fetches a page within the rate limit, robots.txt and the check's time.
   * @throws PortalFailure for every failure except 404 and 410, whose body is empty
   */
  open(url: string, types: readonly string[]): Promise<Page>;
  /** Parses an answer. Never parse it elsewhere: its author may be hostile. */
  read: PageReader;
};

export type Connector<P extends PartnerPortal = PartnerPortal> = {
  /** Listings that may be the business's, most likely first; empty if the portal has none. */
  find(visit: Visit<P>): Promise<Candidate[]>;
  /** The content of a listing, or null if it is gone. */
  read(visit: Visit<P>, url: string): Promise<ListingReading | null>;
};
