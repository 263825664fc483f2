/** What is wrong with the settings, before anything is built, migrated or opened. */
import { hasDeveloperTools } from "./developer-tools.ts";
import { isLocalUrl, isLoopback } from "./local.ts";
import { deciding, schema } from "./schema.ts";

export type Source = Readonly<Record<string, string | undefined>>;

/** One mistake: the setting, and a text that follows its name. A text never holds a secret. */
export type SettingsProblem = { name: string; text: string };

/** The settings that have a value. An empty value is none. */
export const givenIn = (source: Source): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1].trim() !== ""),
  );

/** Every mistake in the settings, in the order of `.env.example`; an empty list where there is none. */
export function checkSettings(source: Source): SettingsProblem[] {
  const given = givenIn(source);
  const { error } = schema.safeParse(given);
  const malformed = (error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), text: message }));
  const known = new Set(malformed.map(({ name }) => name));
  const rules = [
    ...environmentProblems(given),
    ...(given["PORTAL_ENV"] === "production" ? inProduction(given) : []),
    ...sandboxProblems(given),
  ];
  return inOrder([...malformed, ...rules.filter(({ name }) => !known.has(name))]);
}

function environmentProblems({ PORTAL_ENV, HOST }: Source): SettingsProblem[] {
  if (PORTAL_ENV !== undefined || HOST === undefined || isLoopback(HOST)) return [];
  return [
    { name: "PORTAL_ENV", text: `is missing; where HOST is ${HOST} it must be production, staging or development` },
  ];
}

/** Encrypted connections to PostgreSQL, in the words of its `sslmode`. */
const ENCRYPTED = new Set(["require", "verify-ca", "verify-full"]);
/** Options in an SMTP_URL that could switch encryption or the check of certificates off. */
const WEAKENS_TLS = /tls|^secure$/i;

function inProduction(given: Source): SettingsProblem[] {
  const { DATABASE_URL, SMTP_URL, REDIS_URL, S3_URL, SESSION_SECRET, TRUSTED_PROXIES, DEVELOPER_TOOLS } = given;
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = given;
  const problems: Record<string, string | false> = {
    DATABASE_URL:
      DATABASE_URL === undefined
        ? "is missing; production needs a PostgreSQL server"
        : !isLocalUrl(DATABASE_URL) &&
          !isEncrypted(DATABASE_URL) &&
          "leads to another machine without TLS; add sslmode=verify-full",
    SMTP_URL:
      SMTP_URL === undefined
        ? "is missing; production needs a mail server"
        : !isLocalUrl(SMTP_URL) &&
          optionsOf(SMTP_URL).some((name) => WEAKENS_TLS.test(name)) &&
          "has options about TLS; production decides these itself",
    REDIS_URL:
      REDIS_URL !== undefined &&
      !REDIS_URL.startsWith("rediss:") &&
      !isLocalUrl(REDIS_URL) &&
      "leads to another machine without TLS; use rediss://",
    S3_URL:
      S3_URL !== undefined &&
      !S3_URL.startsWith("https:") &&
      !isLocalUrl(S3_URL) &&
      "leads to another machine without TLS; use https://",
    OTEL_EXPORTER_OTLP_ENDPOINT:
      OTEL_EXPORTER_OTLP_ENDPOINT?.startsWith("http:") === true &&
      !isLocalUrl(OTEL_EXPORTER_OTLP_ENDPOINT) &&
      "leads to another machine without TLS; use https://",
    SESSION_SECRET:
      SESSION_SECRET === undefined && "is missing; use 32 random characters or more, the same for all servers",
    TRUSTED_PROXIES:
      TRUSTED_PROXIES === undefined && "is missing; name the proxies in front, or none if there are none",
    DEVELOPER_TOOLS: DEVELOPER_TOOLS === "on" && "must not be on in production",
  };
  return Object.entries(problems).flatMap(([name, text]) => (text === false ? [] : [{ name, text }]));
}

function sandboxProblems(given: Source): SettingsProblem[] {
  const { data } = deciding.safeParse(given);
  if (data === undefined || hasDeveloperTools(data)) return [];
  return ["OUTGOING_TRUSTED", "OUTGOING_SITES"]
    .filter((name) => given[name] !== undefined)
    .map((name) => ({ name, text: "is for the sandbox; leave it out without developer tools" }));
}

const optionsOf = (url: string): string[] => [...(URL.parse(url)?.searchParams.keys() ?? [])];

function isEncrypted(url: string): boolean {
  const modes = URL.parse(url)?.searchParams.getAll("sslmode") ?? [];
  return modes.length > 0 && modes.every((mode) => ENCRYPTED.has(mode));
}

const ORDER = Object.keys(schema.shape);
const inOrder = (problems: SettingsProblem[]): SettingsProblem[] =>
  problems.toSorted((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));

/** The mistakes as one list for a terminal. */
export function describeProblems(problems: readonly SettingsProblem[]): string {
  const width = Math.max(...problems.map(({ name }) => name.length));
  const count = problems.length === 1 ? "1 setting is wrong" : `${problems.length} settings are wrong`;
  return [
    `${count}. Nothing was started or changed.`,
    ...problems.map(({ name, text }) => `  ${name.padEnd(width)}  ${text}`),
    ".env.example explains every setting.",
  ].join("\n");
}

/** Settings that cannot be used. Its message is the whole list. */
export class WrongSettings extends Error {
  constructor(problems: readonly SettingsProblem[]) {
    super(describeProblems(problems));
    this.name = "WrongSettings";
  }
}
