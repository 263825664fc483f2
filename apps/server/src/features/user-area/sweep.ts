/** What the user area tidies up: profiles whose time has come, and what people removed from their lists. */
import type { Dependencies } from "../../platform/dependencies.ts";
import { eraseDueProfiles } from "./erasure/service.ts";
import { forgetRemoved } from "./history/service.ts";

export async function sweepUserArea(
  dependencies: Pick<Dependencies, "db" | "clock" | "environment">,
): Promise<{ profiles: number }> {
  await forgetRemoved(dependencies);
  return { profiles: await eraseDueProfiles(dependencies) };
}
