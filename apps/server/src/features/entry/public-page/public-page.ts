/** The public page of an entry: the entry that a path names, and the page with the entry's title, head and content. */
import type { Brand } from "@portal/contract/brands/brand";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { SENT_ENTRY_ID, type SentEntry, titleOfEntry } from "@portal/contract/entry/sent-entry";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { escapeHtml, escapeScript } from "../../../platform/http/escape-html.ts";
import { publicFields } from "../answers.ts";
import { findPublicEntry } from "../repository.ts";
import { toPublicEntry } from "../wire.ts";
import { originOf } from "../../../platform/http/origin-of.ts";
import { entryHead } from "./head.ts";

/** The page carries the entry's data, so fields that are not public are removed as from a call's answer. */
const publicEntry = z.object(publicFields);

/** The places of a page to fill. The built page keeps robots out; the page of an entry replaces this element. */
const PLACES = /%TITLE%|<meta name="robots"[^>]*>|%ENTRY%|%ENTRY_DATA%/g;

type Needs = Pick<Dependencies, "db" | "environment">;

type Filling = {
  readonly brand: Brand;
  readonly origin: string;
  /** The HTML of the root; undefined for a page whose content the browser draws. */
  readonly html: string | undefined;
};

export const createPublicPage = ({ db, environment }: Needs) => ({
  /**
   * The entry of a path. Undefined if the path names none; null if the database does not answer, because the page shows
   * that failure itself.
   */
  async find(path: string): Promise<PublicEntry | null | undefined> {
    const id = path.startsWith(PUBLIC_ENTRY_PATH) ? path.slice(PUBLIC_ENTRY_PATH.length) : "";
    if (!ID_PATTERN.test(id)) return undefined;
    try {
      const row = await findPublicEntry(db, Number(id));
      return row && publicEntry.parse(toPublicEntry(row));
    } catch {
      return null;
    }
  },

  originOf: (request: FastifyRequest, brand: Brand): string => originOf(request, brand, environment),

  /** Fills all places of a page at once, so that no text of the entry is taken for a place. */
  fill(page: string, { entry, now }: SentEntry, { brand, origin, html }: Filling): string {
    return page.replaceAll(PLACES, (place) => {
      if (place === "%TITLE%") return escapeHtml(titleOfEntry(entry, brand.name));
      if (place === "%ENTRY%") return html ?? "";
      if (place === "%ENTRY_DATA%")
        return `<script type="application/json" id="${SENT_ENTRY_ID}">${escapeScript(JSON.stringify({ entry, now }))}</script>`;
      return entryHead(entry, { brand, origin, now: new Date(now), indexed: environment.production });
    });
  },
});
