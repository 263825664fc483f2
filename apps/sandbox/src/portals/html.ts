/** HTML parts of the portals' pages. */
import { compactWeek } from "@portal/contract/opening-hours/text";
import type { BusinessData } from "./businesses.ts";
import { escapeHtml } from "../html.ts";

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
label { display: block; margin-top: .75rem; } input, textarea { display: block; box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; }
button { margin-top: 1rem; padding: .6rem 1rem; font: inherit; } dt { font-weight: 600; } small { opacity: .8; }`;

export type Frame = { portal: string; title: string; charset?: string; head?: string; body: string };

export const page = ({ portal, title, charset = "utf-8", head = "", body }: Frame): string => `<!doctype html>
<html lang="de"><head><meta charset="${charset}"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – ${escapeHtml(portal)}</title><style>${STYLE}</style>${head}</head>
<body><header><small>${escapeHtml(portal)}, ein nachgespieltes Portal der Entwicklung</small></header>
${body}
</body></html>`;

/** Lines such as "Mo–Fr: 08:00–18:00 Uhr". */
export const hoursLines = ({ hours }: BusinessData): string[] =>
  hours.every((spans) => spans.length === 0)
    ? []
    : compactWeek({ week: hours.map((spans) => ({ spans, byAppointment: false })) }).map(({ days, hours: text }) =>
        text === "geschlossen" ? `${days}: geschlossen` : `${days}: ${text} Uhr`,
      );

const SHORT_DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
/** schema.org's `openingHours`: "Mo 08:00-12:00". */
export const hoursProperties = ({ hours }: BusinessData): string[] =>
  hours.flatMap((spans, day) =>
    spans.map(({ from, to }) => `${SHORT_DAYS[day]} ${from}-${to === "00:00" ? "24:00" : to}`),
  );
