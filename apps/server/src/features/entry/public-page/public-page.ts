/** The public page of an entry: the entry that a path names, and the page with the entry's title and head. */
import type { Brand } from "@portal/contract/brands/brand";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { escapeHtml } from "../../../platform/http/escape-html.ts";
import { findPublicEntry } from "../repository.ts";
import { toPublicEntry } from "../wire.ts";
import { entryHead, originOf, titleOf } from "./head.ts";

/** The built page keeps robots out; the page of an entry replaces this element. */
const ROBOTS = /<meta name="robots"[^>]*>/;

type Needs = Pick<Dependencies, "db" | "environment" | "clock">;

export const createPublicPage = ({ db, environment, clock }: Needs) => ({
  /**
   * The entry of a path. Undefined if the path names none; null if the database does not answer, because the page shows
   * that failure itself.
   */
  async find(path: string): Promise<PublicEntry | null | undefined> {
    const id = path.startsWith(PUBLIC_ENTRY_PATH) ? path.slice(PUBLIC_ENTRY_PATH.length) : "";
    if (!ID_PATTERN.test(id)) return undefined;
    try {
      const row = await findPublicEntry(db, Number(id));
      return row && toPublicEntry(row);
    } catch {
      return null;
    }
  },

  /** Fills a page that has the placeholder %TITLE% and an element for robots. */
  fill(page: string, entry: PublicEntry, { request, brand }: { request: FastifyRequest; brand: Brand }): string {
    const origin = originOf(request, brand, environment);
    const head = entryHead(entry, { brand, origin, now: clock.now(), indexed: environment.production });
    // The title first, because the head may quote its placeholder; as functions, because texts may contain "$&".
    return page.replace("%TITLE%", () => escapeHtml(titleOf(entry, brand))).replace(ROBOTS, () => head);
  },
});
