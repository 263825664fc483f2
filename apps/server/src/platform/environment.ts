/** Environment variables, read and validated once. Secrets have no default in production. */
import {
  DEFAULT_REFRESH_INTERVAL_MINUTES,
  DEFAULT_RELOAD_TIMEOUT_MINUTES,
} from "@portal/contract/pages/page-configuration";
import * as z from "zod/mini";

const FACEBOOK_ISSUER = "https://www.facebook.com";
const GOOGLE_ISSUER = "https://accounts.google.com";
const MINUTES_PER_DAY = 24 * 60;

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.transform((text: string) => Number(text)),
);
const minutes = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}$/)),
  z.transform((text: string) => Number(text)),
);
const list = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  ),
);

/** 32 bytes are 43 characters of base64url. */
const SEALING_KEY = /^[\w-]{1,20}:[\w-]{43}$/;

const schema = z.object({
  PORTAL_ENV: z._default(z.string(), "development"),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: z.string().check(z.minLength(1)),
  DATABASE_POOL: z._default(minutes, 10),
  /** The cache that all servers share; without it each server caches in memory. */
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//))),
  /** Mail server, with user and password where it asks for them; without it mails stay in the embedded outbox. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  /** Login with Facebook: without id and secret its button is not shown. The issuer differs outside production only. */
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_ISSUER: z._default(z.url(), FACEBOOK_ISSUER),
  /** Google Business Profile: without id and secret its pages say that it is not connected. */
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(z.url(), GOOGLE_ISSUER),
  /** `host:port` of our own machine that may be called over plain http: the sandbox. Refused in production. */
  OUTGOING_TRUSTED: z._default(list, []),
  /** File of the partner portals (docs/how-to/add-a-connector.md); without it nothing is connected. */
  PARTNER_PORTALS: z.optional(z.string().check(z.minLength(1))),
  /** Folder of the built web interface; without it only the API is served. */
  WEB_DIST: z.optional(z.string()),
  /** At least 32 characters; signs XSRF tokens and device cookies. */
  SESSION_SECRET: z.string().check(z.minLength(32)),
  /**
   * Keys of sealed links and secrets, newest first: `id:key` with 32 bytes in base64url, comma separated. The first seals,
   * all open. Without it one key is derived from SESSION_SECRET.
   */
  PORTAL_KEYS: z._default(list.check(z.refine((keys) => keys.every((key) => SEALING_KEY.test(key)))), []),
  /** Keys that sign batches of tracking events, `id:key` as above; without one no batch is taken. */
  TRACKING_KEYS: z._default(list.check(z.refine((keys) => keys.every((key) => SEALING_KEY.test(key)))), []),
  /** Days after which single tracking events are dropped; their sums stay. A year can be counted anew, and a month more. */
  TRACKING_RETENTION_DAYS: z._default(minutes, 400),
  SESSION_COOKIE: z._default(z.string().check(z.regex(/^__Secure-[\w-]+$/)), "__Secure-portal"),
  SESSION_REFRESH_TTL_MINUTES: z._default(minutes, 30),
  SESSION_REMEMBER_TTL_MINUTES: z._default(minutes, 30 * MINUTES_PER_DAY),
  SESSION_ABSOLUTE_TTL_MINUTES: z._default(minutes, 90 * MINUTES_PER_DAY),
  /** How long customer care may act for a company after one login. */
  SESSION_SUPPORT_MINUTES: z._default(minutes, 60),
  SESSION_REFRESH_INTERVAL_MINUTES: z._default(minutes, DEFAULT_REFRESH_INTERVAL_MINUTES),
  RELOAD_TIMEOUT_MINUTES: z._default(minutes, DEFAULT_RELOAD_TIMEOUT_MINUTES),
  /** Proxies in front whose X-Forwarded-For is believed: addresses or ranges, comma separated. */
  TRUSTED_PROXIES: z._default(list, []),
  /** Suffix of host names outside production, for example "-staging". */
  HOST_SUFFIX: z._default(z.string(), ""),
  /** Domains that callbackUrl and uri may lead to, beside the brand's own. */
  REDIRECT_DOMAINS: z._default(list, []),
  RATING_MANAGER_URL: z._default(z.url(), "https://bewertungsmanager.example/"),
  LOG_LEVEL: z._default(z.enum(["fatal", "error", "warn", "info", "debug", "silent"]), "info"),
});

export type Environment = z.infer<typeof schema> & { production: boolean };

/**
 * Reads the environment.
 * @throws Error naming each variable that is missing or wrong, never its value.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const result = schema.safeParse(source);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(`Environment variables missing or invalid: ${names.join(", ")}`);
  }
  const production = result.data.PORTAL_ENV === "production";
  if (production && result.data.OUTGOING_TRUSTED.length > 0)
    throw new Error("OUTGOING_TRUSTED is for development and must not be set in production.");
  return { ...result.data, production };
}
