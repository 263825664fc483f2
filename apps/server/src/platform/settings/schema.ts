/** Every setting with its default and form. The messages are for operators: they follow the setting's name. */
import { existsSync } from "node:fs";
import { isIP } from "node:net";
import {
  DEFAULT_REFRESH_INTERVAL_MINUTES,
  DEFAULT_RELOAD_TIMEOUT_MINUTES,
} from "@portal/contract/pages/page-configuration";
import * as z from "zod/mini";
import { LEAST_CONNECTIONS } from "../connections/share.ts";
import { readS3Address } from "../files/store/s3-address.ts";
import { readSandboxSites } from "../outgoing/sandbox-sites.ts";
import { isMailAddress } from "../mail/address.ts";

const FACEBOOK_ISSUER = "https://www.facebook.com";
const GOOGLE_ISSUER = "https://accounts.google.com";
const MINUTES_PER_DAY = 24 * 60;
const LARGEST_PORT = 65_535;

const number = (pattern: RegExp, message: string, largest = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.string().check(z.refine((text) => pattern.test(text) && Number(text) <= largest, message)),
    z.transform((text: string) => Number(text)),
  );
const port = number(/^[1-9]\d{0,4}$/, `must be a port from 1 to ${LARGEST_PORT}`, LARGEST_PORT);
const positive = number(/^[1-9]\d{0,6}$/, "must be a whole number from 1 to 9999999");

const itemsOf = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
const list = z.pipe(z.string(), z.transform(itemsOf));
const listOf = (isItem: (item: string) => boolean, message: string) =>
  z.pipe(z.string().check(z.refine((text) => itemsOf(text).every(isItem), message)), z.transform(itemsOf));

const matching = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message));
const url = z.url("must be a URL such as https://host.example/");

/** 32 bytes are 43 characters of base64url. */
const SEALING_KEY = /^[\w-]{1,20}:[\w-]{43}$/;
const keys = listOf(
  (key) => SEALING_KEY.test(key),
  "must be id:key pairs, comma separated, with 32 bytes of base64url each",
);

/** Ranges that have a name where Fastify decides whom to believe. */
const NAMED_RANGES = new Set(["loopback", "linklocal", "uniquelocal"]);

function isProxy(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return NAMED_RANGES.has(text);
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** `none` is the decision that there is no proxy. */
const proxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text === "none" || (itemsOf(text).length > 0 && itemsOf(text).every(isProxy)),
        "must be none, or addresses and ranges such as 10.0.0.0/8, comma separated",
      ),
    ),
  z.transform((text: string) => (text === "none" ? [] : itemsOf(text))),
);

/** `name=value` pairs, as the variable's specification has them. */
const headers = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => itemsOf(text).every((item) => /^[\w-]+=[^\s=][^\s]*$/.test(item)),
        "must be name=value pairs, comma separated",
      ),
    ),
  z.transform((text: string): [string, string][] =>
    itemsOf(text).map((item): [string, string] => {
      const [name = "", ...value] = item.split("=");
      return [name, decodeURIComponent(value.join("="))];
    }),
  ),
);

export const ENVIRONMENTS = ["production", "staging", "development"] as const;

export const schema = z.object({
  PORTAL_ENV: z._default(
    z.enum(ENVIRONMENTS, {
      error: ({ input }) => `is ${JSON.stringify(input)}; it must be production, staging or development`,
    }),
    "development",
  ),
  /** The pages for developers with the outbox, the demo people and the sandbox (`hasDeveloperTools`). */
  DEVELOPER_TOOLS: z.optional(z.enum(["on", "off"], "must be on or off")),
  PORT: z._default(port, 3000),
  HOST: z._default(matching(/^[\w.:-]+$/, "must be an address or a host name"), "127.0.0.1"),
  DATA_DIR: z._default(z.string(), "./data"),
  /** Without it `npm start` and the commands use the embedded PostgreSQL, outside production. */
  DATABASE_URL: z.optional(matching(/^postgres(ql)?:\/\//, "must begin with postgresql://")),
  /** All connections of one server process (docs/adr/0070-connections-of-a-process.md). */
  DATABASE_CONNECTIONS: z._default(
    positive.check(z.refine((connections) => connections >= LEAST_CONNECTIONS, `must be ${LEAST_CONNECTIONS} or more`)),
    15,
  ),
  /** How long the pool may fail before `/api/health/live` asks for a restart. */
  LIVE_TIMEOUT_SECONDS: z._default(positive, 300),
  /** How long a page or an answer waits for one of its parts before it goes without it. Each place has its default. */
  PART_TIMEOUT_MS: z.optional(positive),
  /** How long a server that is asked to stop still serves, while `/api/health/ready` is lowered. Default in production 5. */
  STOP_DELAY_SECONDS: z.optional(number(/^\d{1,3}$/, "must be a whole number from 0 to 999")),
  /** The cache that all servers share; without it each server caches in memory. */
  REDIS_URL: z.optional(matching(/^rediss?:\/\//, "must begin with redis:// or rediss://")),
  /** Mail server, with user and password where it asks for them; without it mails stay in the embedded outbox. */
  SMTP_URL: z.optional(matching(/^smtps?:\/\//, "must begin with smtp:// or smtps://")),
  /**
   * The mailbox whose mails the mail server hands to `POST /api/webhooks/mail` or `portal mail receive`, such as
   * antwort@firma.example. Customers reply to it with a token after a plus sign. Without it they reply in the browser.
   */
  REPLY_ADDRESS: z.optional(z.string().check(z.refine(isMailAddress, "must be one e-mail address"))),
  /** A bucket for files that all servers share; without it they lie in the data folder. */
  S3_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readS3Address(text) !== undefined,
          "must be https://ID:SECRET@host/bucket?region=NAME, with / and + of the secret as %2F and %2B",
        ),
      ),
  ),
  /** Login with Facebook: without id and secret its button is not shown. The issuer differs outside production only. */
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_ISSUER: z._default(url, FACEBOOK_ISSUER),
  /** Google Business Profile: without id and secret its pages say that it is not connected. */
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(url, GOOGLE_ISSUER),
  /** Web push (docs/adr/0122): without keys nobody can switch it on in production; elsewhere they follow from the secret. */
  VAPID_PUBLIC_KEY: z.optional(matching(/^[\w-]{87}$/, "must be 65 bytes of base64url")),
  VAPID_PRIVATE_KEY: z.optional(matching(/^[\w-]{43}$/, "must be 32 bytes of base64url")),
  VAPID_SUBJECT: z.optional(matching(/^(?:mailto:|https:\/\/)\S+$/, "must be mailto:ADDRESS or an https URL")),
  /** Matomo, which counts visits of websites: without address and token their statistics say that it is not connected. */
  MATOMO_URL: z.optional(url),
  MATOMO_TOKEN: z.optional(z.string()),
  /** The ad manager, from which figures of search ads are fetched: without address and token they come by import only. */
  AD_MANAGER_URL: z.optional(url),
  AD_MANAGER_TOKEN: z.optional(z.string()),
  /** Portals whose ratings are fetched: without address and key they come by import only. */
  CYLEX_URL: z.optional(url),
  CYLEX_KEY: z.optional(z.string()),
  GOLOCAL_URL: z.optional(url),
  GOLOCAL_TOKEN: z.optional(z.string()),
  /** The voicebot's provider, which says a greeting for a try: without address and token nobody is offered to hear it. */
  VOICEBOT_SPEECH_URL: z.optional(url),
  VOICEBOT_SPEECH_TOKEN: z.optional(z.string()),
  /** The site builder, in which websites are edited, and the key that it shares with us; without them no link leads there. */
  SITE_BUILDER_URL: z.optional(url),
  SITE_BUILDER_KEY: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  /** `host:port` of our own machine that may be called over plain http: the sandbox. Refused without developer tools. */
  OUTGOING_TRUSTED: z._default(list, []),
  /** File that says where the sandbox plays the websites of `.example` names. Refused without developer tools. */
  OUTGOING_SITES: z.optional(
    z.pipe(
      z.string().check(z.refine(existsSync, "must name the file that the sandbox writes")),
      z.transform(readSandboxSites),
    ),
  ),
  /** File of the partner portals (docs/how-to/add-a-connector.md); without it nothing is connected. */
  PARTNER_PORTALS: z.optional(z.string()),
  /** Font files for scripts that the fonts of our PDFs lack, such as Chinese (docs/adr/0066-pdfs-in-every-script.md). */
  PDF_FONTS: z._default(
    listOf(
      (file) => /\.(?:ttf|otf)$/i.test(file) && existsSync(file),
      "must name existing font files (.ttf, .otf), comma separated",
    ),
    [],
  ),
  /**
   * A program that starts a Chromium, which takes pictures of companies' websites (docs/adr/0145-pictures-of-websites.md);
   * without one, or with `off`, there are none.
   */
  PICTURE_BROWSER: z.optional(
    z.string().check(z.refine((text) => text === "off" || existsSync(text), "must be off or name an existing program")),
  ),
  /** Folder of the built web interface; without it only the API is served. */
  WEB_DIST: z.optional(z.string()),
  /** Signs XSRF tokens and device cookies. Outside production it lies in the data folder. */
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  /**
   * Keys of sealed links and secrets, newest first: `id:key` with 32 bytes in base64url, comma separated. The first seals,
   * all open. Without it one key is derived from SESSION_SECRET.
   */
  PORTAL_KEYS: z._default(keys, []),
  /** Keys that sign batches of tracking events, `id:key` as above; without one no batch is taken. */
  TRACKING_KEYS: z._default(keys, []),
  /** Keys that sign deliveries of leads, newest first, comma separated; all of them hold. */
  WEBHOOK_KEYS: z._default(
    listOf((key) => /^[\x21-\x7e]{16,200}$/.test(key), "must be keys of 16 to 200 characters, comma separated"),
    [],
  ),
  /** Days after which single tracking events are dropped; their sums stay. A year can be counted anew, and a month more. */
  TRACKING_RETENTION_DAYS: z._default(positive, 400),
  SESSION_COOKIE: z._default(matching(/^__Secure-[\w-]+$/, "must begin with __Secure-"), "__Secure-portal"),
  SESSION_REFRESH_TTL_MINUTES: z._default(positive, 30),
  SESSION_REMEMBER_TTL_MINUTES: z._default(positive, 30 * MINUTES_PER_DAY),
  SESSION_ABSOLUTE_TTL_MINUTES: z._default(positive, 90 * MINUTES_PER_DAY),
  /** How long customer care may act for a company after one login. */
  SESSION_SUPPORT_MINUTES: z._default(positive, 60),
  /** How many companies an agent of customer care may act for in a day of Berlin. */
  SUPPORT_COMPANIES_PER_DAY: z._default(positive, 40),
  /** Uploads that all servers together take at once; each needs up to 20 MB of memory. */
  UPLOADS_AT_ONCE: z._default(positive, 16),
  /** Multiplies the quotas of calls that write, for load tests with few people. */
  QUOTA_FACTOR: z._default(positive, 1),
  /** Who gets a mail about unusual visits of customer care; without it the log has a line. */
  SUPPORT_ALERT_EMAIL: z.optional(z.string().check(z.refine(isMailAddress, "must be one e-mail address"))),
  SESSION_REFRESH_INTERVAL_MINUTES: z._default(positive, DEFAULT_REFRESH_INTERVAL_MINUTES),
  RELOAD_TIMEOUT_MINUTES: z._default(positive, DEFAULT_RELOAD_TIMEOUT_MINUTES),
  /** Proxies in front whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  TRUSTED_PROXIES: z._default(proxies, []),
  /** Suffix of host names outside production, for example "-staging". */
  HOST_SUFFIX: z._default(z.string(), ""),
  /** Domains that callbackUrl and uri may lead to, beside the brand's own. */
  REDIRECT_DOMAINS: z._default(list, []),
  /** Where "Bewertungsmanager" in the menu leads; unset, to the portal's own desk. */
  RATING_MANAGER_URL: z.optional(url),
  /** Milliseconds from which a statement is logged, by its text without values. */
  SLOW_STATEMENT_MS: z._default(positive, 1000),
  /** Opens the metrics to whoever sends it as bearer; without it only programs on this machine read them. */
  METRICS_TOKEN: z.optional(matching(/^[\w.~+/-]{16,200}=*$/, "must have at least 16 characters, without spaces")),
  /** Collector of OpenTelemetry traces (docs/how-to/watch-the-portal.md); without it nothing of it is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(matching(/^https?:\/\/[^/]/, "must be a URL such as http://localhost:4318")),
  OTEL_EXPORTER_OTLP_HEADERS: z._default(headers, []),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.optional(z.enum(["http/json"], "must be http/json")),
  OTEL_SERVICE_NAME: z._default(
    matching(/^[\w.-]{1,60}$/, "must be one word of letters, digits, dots and dashes"),
    "portal",
  ),
  /** Share of requests that are traced, where no proxy in front has decided. */
  OTEL_TRACES_SAMPLER_ARG: z._default(number(/^(?:0|1|0?\.\d{1,6}|1\.0)$/, "must be a number from 0 to 1"), 1),
  LOG_LEVEL: z._default(
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"], "must be fatal, error, warn, info, debug or silent"),
    "info",
  ),
});

/** The settings that decide about developer tools, readable although others are wrong. */
export const deciding = z.pick(schema, { PORTAL_ENV: true, DEVELOPER_TOOLS: true, HOST: true, TRUSTED_PROXIES: true });
