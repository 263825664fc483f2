/** The server notices that a page brings along, so that they neither load late nor move anything. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Notice } from "@portal/contract/notifications/calls";
import { DISMISSED_NOTICES_COOKIE, withoutDismissed } from "@portal/contract/notifications/dismissed-notices";
import { splitNotice } from "@portal/contract/notifications/notice-text";
import {
  NOTICE_PLACES,
  type NoticeTemplates,
  SENT_NOTICES_ID,
  templateNameOf,
} from "@portal/contract/notifications/sent-notices";
import type { FastifyRequest } from "fastify";
import { noticesInForce } from "../../features/notifications/public.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { escapeHtml, escapeScript } from "../../platform/http/escape-html.ts";
import { inTime } from "../../platform/in-time.ts";

/** A page does not wait longer for what it could also load by itself, unless PART_TIMEOUT_MS says so. */
const PART_TIMEOUT_MS = 300;

export type SentNotices = {
  /** What a rendered page shows; "" without notices. */
  readonly html: string;
  /** The block for the page's script; "" lets the script ask for the notices. */
  readonly data: string;
};

export const NO_NOTICES: SentNotices = { html: "", data: "" };

/** Reads the notices for whoever opens a page, without those that were closed in this browser. Never fails. */
export async function createNoticesReader(folder: string, { clock, db, environment, log }: Dependencies) {
  const built = await readFile(join(folder, "pages/notices.json"), "utf8").catch(() => null);
  const templates = built === null ? null : (JSON.parse(built) as NoticeTemplates);
  return async (request: FastifyRequest): Promise<SentNotices> => {
    try {
      const now = clock.now();
      const current = await inTime(noticesInForce(db, now), environment.PART_TIMEOUT_MS ?? PART_TIMEOUT_MS);
      if (current === undefined) return NO_NOTICES;
      const notices = withoutDismissed(current, request.cookies[DISMISSED_NOTICES_COOKIE], now.getTime());
      const json = escapeScript(JSON.stringify(notices));
      return {
        html: templates === null ? "" : htmlOf(notices, templates),
        data: `<script type="application/json" id="${SENT_NOTICES_ID}">${json}</script>`,
      };
    } catch (error) {
      log.warn({ error }, "page without its notices");
      return NO_NOTICES;
    }
  };
}

/** Puts notices into a page of the build. */
export const withNotices = (page: string, { html, data }: SentNotices): string =>
  filled(page, { [NOTICE_PLACES.notices]: html, "%NOTICES_DATA%": data });

function htmlOf(notices: readonly Notice[], { region, notices: templates }: NoticeTemplates): string {
  if (notices.length === 0) return "";
  const all = notices.map((notice) => {
    const { first, rest } = splitNotice(notice.message);
    const texts = { label: notice.label, first, rest };
    return filled(
      templates[templateNameOf(notice, rest)] ?? "",
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [NOTICE_PLACES[name as "rest"], escapeHtml(text)]),
      ),
    );
  });
  return filled(region, { [NOTICE_PLACES.notices]: all.join("") });
}

/** In one pass: a text that looks like a place stays text. */
const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/%[A-Z_]+%/g, (place) => values[place] ?? place);
