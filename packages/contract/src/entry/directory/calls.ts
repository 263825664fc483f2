/**
 * The directory's copy of the entry (Specification §7 "Customer": getGrisuEntry, getGrisuEntryFromRedis). "Grisu" is
 * the directory's own name; it is used on the wire only.
 */
import { endpoint } from "../../http/endpoint.ts";
import type { PublicEntry } from "../entry.ts";

/** The public entry with the keys that identify the company in the directory. */
export type DirectoryEntry = PublicEntry & {
  /** The provider's own key of the company. */
  externalId: string;
  displayName: string;
  isPublishedOnB2B: boolean;
  /** Last save of any part; ISO instant, UTC. */
  updatedAt: string;
};

/** The entry as it is stored now. */
export const getGrisuEntry = endpoint<{ entry: DirectoryEntry }>()({
  name: "getGrisuEntry",
  method: "GET",
  path: "/api/customer/getGrisuEntry",
  errors: ["entry.not_found"],
});

/** Copies older than this are stale (Specification §9 "Cache check timeframe"). */
export const DIRECTORY_COPY_MINUTES = 5;

/** The copy from `cachedAt` (ISO instant, UTC). A stale copy is renewed for the next call. */
export type DirectoryCopy = { entry: DirectoryEntry; cachedAt: string; ageSeconds: number; stale: boolean };

export const getGrisuEntryFromRedis = endpoint<DirectoryCopy>()({
  name: "getGrisuEntryFromRedis",
  method: "GET",
  path: "/api/customer/getGrisuEntryFromRedis",
  errors: ["entry.not_found"],
});
