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
   * Fetches a page politely: in turn, with robots.txt, within the check's time.
   * @throws PortalFailure for everything but a page, and 404 and 410, whose body is empty.
   */
  open(url: string, types: readonly string[]): Promise<Page>;
  /** Reads what came. Never parse it elsewhere: whoever wrote it may mean harm. */
  read: PageReader;
};

export type Connector<P extends PartnerPortal = PartnerPortal> = {
  /** Listings that may be the business's, the likeliest first; empty where the portal has none. */
  find(visit: Visit<P>): Promise<Candidate[]>;
  /** What a listing says; null where it is gone. */
  read(visit: Visit<P>, url: string): Promise<ListingReading | null>;
};
