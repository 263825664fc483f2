import { pageConfiguration } from "../../platform/page-configuration.ts";
import { loadNotices } from "./notices-store.ts";

const TIMEOUT_MS = pageConfiguration.reloadTimeoutMinutes * 60_000;

/** Epoch ms. The notices load at the start of the visit, when this file loads. */
let loadedAt = Date.now();

/** Reloads the notices when they are older than the reload timeout (Specification §9 "Data staleness"). */
export function reloadStaleNotices(): void {
  if (Date.now() - loadedAt < TIMEOUT_MS) return;
  loadedAt = Date.now();
  void loadNotices();
}
