type RelativeTimeProps = {
  /** ISO 8601 instant. */
  dateTime: string;
  /** Epoch ms; default: the browser's clock. */
  now?: number | undefined;
};

const FULL = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Berlin" });
const DAY = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" });
const ISO_DAY = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Europe/Berlin" });
const RELATIVE = new Intl.RelativeTimeFormat("de-DE", { numeric: "auto" });

/** "vor 5 Minuten", with the exact Berlin time as its tooltip. */
export function RelativeTime({ dateTime, now = Date.now() }: RelativeTimeProps) {
  const then = Date.parse(dateTime);
  return (
    <time dateTime={dateTime} title={`${FULL.format(then)} Uhr`} className="nowrap">
      {relativeTime(then, now)}
    </time>
  );
}

/**
 * German text for the distance of two instants (epoch ms): gerade eben, Minuten, Stunden, up to six Tage, then the
 * date.
 */
export function relativeTime(then: number, now: number): string {
  const minutes = (then - now) / 60_000;
  const size = Math.abs(minutes);
  if (size < 1) return "gerade eben";
  if (size < 60) return RELATIVE.format(Math.trunc(minutes), "minute");
  if (size < 24 * 60) return RELATIVE.format(Math.trunc(minutes / 60), "hour");
  const days = berlinDay(then) - berlinDay(now);
  return Math.abs(days) < 7 ? RELATIVE.format(days, "day") : DAY.format(then);
}

/** Number of the day in Berlin's calendar, so that "gestern" is the previous day and not 24 hours ago. */
function berlinDay(instant: number): number {
  return Date.parse(ISO_DAY.format(instant)) / 86_400_000;
}
