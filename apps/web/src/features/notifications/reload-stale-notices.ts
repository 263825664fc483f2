import { pageConfiguration } from "../../platform/page-configuration.ts";
import { loadNotices } from "./notices-store.ts";

const TIMEOUT_MS = pageConfiguration.reloadTimeoutMinutes * 60_000;

/** Epoch ms. The visit begins by loading them, about when this file is loaded. */
let loadedAt = Date.now();

/** Loads the notices again once they are older than the reload timeout (Specification §9 "Data staleness"). */
export function reloadStaleNotices(): void {
  if (Date.now() - loadedAt < TIMEOUT_MS) return;
  loadedAt = Date.now();
  void loadNotices();
}
