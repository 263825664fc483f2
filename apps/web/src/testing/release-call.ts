import { expect } from "vitest";
import { commands } from "vitest/browser";

/** Lets the held answers go once `call` is made; released earlier, its answer would stay held. */
export async function releaseCall(call: string): Promise<void> {
  await expect.poll(async () => (await commands.requestsOfApi()).map((request) => request.call)).toContain(call);
  await commands.releaseApi();
}
