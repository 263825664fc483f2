/** Elements for a page's head that start the loading of its code, as the build wrote them (`apps/web/vite/page-heads.ts`). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RouteName } from "@portal/contract/pages/routes";

/** HTML by route. `other` is what every page of the portal needs. */
type PageHeads = Readonly<Record<string, string>> & { readonly other?: string };

/** Reads the heads of a build; a build without them, as in tests, has none. */
export async function readPageHeads(folder: string): Promise<(route: RouteName | undefined) => string> {
  const text = await readFile(join(folder, "pages/heads.json"), "utf8").catch(() => "{}");
  const heads = new Map(Object.entries(JSON.parse(text) as PageHeads));
  return (route) => heads.get(route ?? "other") ?? heads.get("other") ?? "";
}
