/**
 * The entry as the directory holds it (Specification §7 "Customer": getGrisuEntry, getGrisuEntryFromRedis). "Grisu" is
 * the directory's own name for it and stays on the wire.
 */
import { endpoint } from "../../http/endpoint.ts";
import type { PublicEntry } from "../entry.ts";

/** What the public sees, with the keys by which the directory knows the company. */
export type DirectoryEntry = PublicEntry & {
  /** The provider's own key of the company. */
  externalId: string;
  displayName: string;
  isPublishedOnB2B: boolean;
  /** Last save of any part; ISO instant, UTC. */
  updatedAt: string;
};

/** As it is saved this moment. */
export const getGrisuEntry = endpoint<{ entry: DirectoryEntry }>()({
  name: "getGrisuEntry",
  method: "GET",
  path: "/api/customer/getGrisuEntry",
  errors: ["entry.not_found"],
});

/** Copies older than this are stale (Specification §9 "Cache check timeframe"). */
export const DIRECTORY_COPY_MINUTES = 5;

/** The kept copy: as it was at `cachedAt` (ISO instant, UTC). A stale one is renewed for the next call. */
export type DirectoryCopy = { entry: DirectoryEntry; cachedAt: string; ageSeconds: number; stale: boolean };

export const getGrisuEntryFromRedis = endpoint<DirectoryCopy>()({
  name: "getGrisuEntryFromRedis",
  method: "GET",
  path: "/api/customer/getGrisuEntryFromRedis",
  errors: ["entry.not_found"],
});
