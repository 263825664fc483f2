import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { checkSettings, describeProblems, type Source } from "./check-settings.ts";
import { readSettings } from "../environment.ts";
import { schema } from "./schema.ts";

const SECRET = "a-secret-of-at-least-32-characters";
const PRODUCTION = {
  PORTAL_ENV: "production",
  DATABASE_URL: "postgresql://portal@localhost/portal",
  SMTP_URL: "smtps://user:word@mail.example",
  SESSION_SECRET: SECRET,
  TRUSTED_PROXIES: "none",
};

const namesOf = (source: Source) => checkSettings(source).map(({ name }) => name);

describe("every environment", () => {
  test.each<[string, Source, string[]]>([
    ["nothing", {}, []],
    ["empty values", { PORTAL_ENV: "", PORT: "", DATABASE_URL: " ", SESSION_SECRET: "" }, []],
    ["development on any host", { PORTAL_ENV: "development", HOST: "0.0.0.0" }, []],
    ["staging", { PORTAL_ENV: "staging", HOST: "0.0.0.0" }, []],
    ["an environment misspelled", { PORTAL_ENV: "Production" }, ["PORTAL_ENV"]],
    ["an environment of another name", { PORTAL_ENV: "prod" }, ["PORTAL_ENV"]],
    ["an environment with a space", { PORTAL_ENV: "production " }, ["PORTAL_ENV"]],
    ["no environment on 127.0.0.1", { HOST: "127.0.0.1" }, []],
    ["no environment on localhost", { HOST: "localhost" }, []],
    ["no environment on ::1", { HOST: "::1" }, []],
    ["no environment on every address", { HOST: "0.0.0.0" }, ["PORTAL_ENV"]],
    ["no environment on every IPv6 address", { HOST: "::" }, ["PORTAL_ENV"]],
    ["no environment on an address of the network", { HOST: "192.168.0.7" }, ["PORTAL_ENV"]],
    ["no environment on a name that begins like loopback", { HOST: "127.0.0.1.example" }, ["PORTAL_ENV"]],
    ["an empty environment on every address", { PORTAL_ENV: "", HOST: "0.0.0.0" }, ["PORTAL_ENV"]],
    ["a font that is missing", { PDF_FONTS: "/nirgends/schrift.ttf" }, ["PDF_FONTS"]],
    ["a font that is no font file", { PDF_FONTS: import.meta.filename }, ["PDF_FONTS"]],
    ["the sandbox on this machine", { OUTGOING_TRUSTED: "127.0.0.1:4000" }, []],
    [
      "the sandbox on every address",
      { PORTAL_ENV: "development", HOST: "::", OUTGOING_TRUSTED: "a:1" },
      ["OUTGOING_TRUSTED"],
    ],
    ["developer tools by another word", { DEVELOPER_TOOLS: "true" }, ["DEVELOPER_TOOLS"]],
    ["port 65535", { PORT: "65535" }, []],
    ["port 65536", { PORT: "65536" }, ["PORT"]],
    ["port 0", { PORT: "0" }, ["PORT"]],
    ["a port with a letter", { PORT: "300o" }, ["PORT"]],
    ["a host that is a URL", { PORTAL_ENV: "staging", HOST: "http://127.0.0.1" }, ["HOST"]],
    ["a database of another kind", { DATABASE_URL: "mysql://localhost/portal" }, ["DATABASE_URL"]],
    ["fewer connections than a server needs", { DATABASE_CONNECTIONS: "8" }, ["DATABASE_CONNECTIONS"]],
    ["a cache without its protocol", { REDIS_URL: "localhost:6379" }, ["REDIS_URL"]],
    ["a bucket", { S3_URL: "https://ID:a%2Fb%2Bc@s3.example/portal?region=eu-central-1" }, []],
    ["a bucket on this machine, without region", { S3_URL: "http://id:secret@127.0.0.1:9000/portal/" }, []],
    ["a bucket without a secret", { S3_URL: "https://ID@s3.example/portal" }, ["S3_URL"]],
    ["a bucket without keys", { S3_URL: "https://s3.example/portal" }, ["S3_URL"]],
    ["keys without a bucket", { S3_URL: "https://ID:secret@s3.example/" }, ["S3_URL"]],
    ["a folder in a bucket", { S3_URL: "https://ID:secret@s3.example/portal/files" }, ["S3_URL"]],
    ["a secret with a broken escape", { S3_URL: "https://ID:se%zzcret@s3.example/portal" }, ["S3_URL"]],
    ["a secret with a bare slash", { S3_URL: "https://ID:se/cret@s3.example/portal" }, ["S3_URL"]],
    ["a bucket of another protocol", { S3_URL: "s3://ID:secret@portal" }, ["S3_URL"]],
    ["a bucket with an unknown option", { S3_URL: "https://ID:secret@s3.example/portal?acl=public" }, ["S3_URL"]],
    ["a bucket in two regions", { S3_URL: "https://ID:s@s3.example/portal?region=a&region=b" }, ["S3_URL"]],
    ["a mail server without its protocol", { SMTP_URL: "mail.example:25" }, ["SMTP_URL"]],
    ["a short secret", { SESSION_SECRET: "short" }, ["SESSION_SECRET"]],
    ["a sealing key that is too short", { PORTAL_KEYS: "2026-1:abc" }, ["PORTAL_KEYS"]],
    ["a cookie that scripts of a sibling could plant", { SESSION_COOKIE: "portal" }, ["SESSION_COOKIE"]],
    ["no minutes", { SESSION_REFRESH_TTL_MINUTES: "0" }, ["SESSION_REFRESH_TTL_MINUTES"]],
    ["an unknown log level", { LOG_LEVEL: "loud" }, ["LOG_LEVEL"]],
    ["an issuer that is no URL", { GOOGLE_ISSUER: "accounts.google.com" }, ["GOOGLE_ISSUER"]],
    ["proxies", { TRUSTED_PROXIES: "10.0.0.0/8, 127.0.0.1, ::1, fd00::/8, loopback" }, []],
    ["a proxy by name", { TRUSTED_PROXIES: "proxy.example" }, ["TRUSTED_PROXIES"]],
    ["a range of every address", { TRUSTED_PROXIES: "0.0.0.0/0" }, ["TRUSTED_PROXIES"]],
    ["a range that is too narrow", { TRUSTED_PROXIES: "10.0.0.0/33" }, ["TRUSTED_PROXIES"]],
    ["proxies without one", { TRUSTED_PROXIES: "," }, ["TRUSTED_PROXIES"]],
    ["none beside a proxy", { TRUSTED_PROXIES: "none, 10.0.0.1" }, ["TRUSTED_PROXIES"]],
  ])("%s", (_what, source, names) => {
    expect(namesOf(source)).toEqual(names);
  });
});

describe("production", () => {
  test("on its own asks for everything that has no safe default, and says so for each", () => {
    expect(namesOf({ PORTAL_ENV: "production" })).toEqual([
      "DATABASE_URL",
      "SMTP_URL",
      "SESSION_SECRET",
      "TRUSTED_PROXIES",
    ]);
  });

  test("an empty value is no decision", () => {
    expect(namesOf({ ...PRODUCTION, TRUSTED_PROXIES: "", SESSION_SECRET: " " })).toEqual([
      "SESSION_SECRET",
      "TRUSTED_PROXIES",
    ]);
  });

  test.each<[string, Source, string[]]>([
    ["the required settings only", {}, []],
    ["a database by socket", { DATABASE_URL: "postgresql://portal@/portal?host=/run/postgresql" }, []],
    ["a database by socket in the host", { DATABASE_URL: "postgresql://portal@%2Frun%2Fpostgresql/portal" }, []],
    ["a database on [::1]", { DATABASE_URL: "postgresql://portal@[::1]/portal" }, []],
    ["a remote database", { DATABASE_URL: "postgresql://portal@db.example/portal" }, ["DATABASE_URL"]],
    ["a remote database in an option", { DATABASE_URL: "postgresql://localhost/x?host=db.example" }, ["DATABASE_URL"]],
    ["a remote database with TLS", { DATABASE_URL: "postgres://db.example/portal?sslmode=verify-full" }, []],
    ["TLS that is required", { DATABASE_URL: "postgres://db.example/portal?sslmode=require" }, []],
    ["optional TLS", { DATABASE_URL: "postgres://db.example/portal?sslmode=prefer" }, ["DATABASE_URL"]],
    ["TLS unchecked", { DATABASE_URL: "postgres://db.example/portal?sslmode=no-verify" }, ["DATABASE_URL"]],
    ["TLS twice", { DATABASE_URL: "postgres://db.example/p?sslmode=require&sslmode=disable" }, ["DATABASE_URL"]],
    ["a database URL that cannot be read", { DATABASE_URL: "postgres://db example:x/p" }, ["DATABASE_URL"]],
    ["a local cache", { REDIS_URL: "redis://127.0.0.1:6379" }, []],
    ["a remote cache", { REDIS_URL: "redis://cache.example" }, ["REDIS_URL"]],
    ["a remote cache with TLS", { REDIS_URL: "rediss://cache.example" }, []],
    ["a remote bucket", { S3_URL: "http://ID:secret@s3.example/portal" }, ["S3_URL"]],
    ["a remote bucket with TLS", { S3_URL: "https://ID:secret@s3.example/portal" }, []],
    ["a local bucket", { S3_URL: "http://ID:secret@[::1]:9000/portal" }, []],
    ["mail with STARTTLS", { SMTP_URL: "smtp://mail.example:587" }, []],
    ["mail that ignores TLS", { SMTP_URL: "smtp://mail.example?ignoreTLS=true" }, ["SMTP_URL"]],
    ["mail that does not require TLS", { SMTP_URL: "smtp://mail.example?requireTLS=false" }, ["SMTP_URL"]],
    ["mail that checks no certificate", { SMTP_URL: "smtps://m.example?tls.rejectUnauthorized=false" }, ["SMTP_URL"]],
    ["mail that is not secure", { SMTP_URL: "smtps://mail.example?secure=false" }, ["SMTP_URL"]],
    ["local mail without TLS", { SMTP_URL: "smtp://127.0.0.1?ignoreTLS=true" }, []],
    ["the sandbox", { OUTGOING_TRUSTED: "127.0.0.1:4000" }, ["OUTGOING_TRUSTED"]],
    ["the sandbox's websites", { OUTGOING_SITES: "/sites.json" }, ["OUTGOING_SITES"]],
    ["the sandbox and a mistake", { OUTGOING_TRUSTED: "127.0.0.1:4000", PORT: "x" }, ["PORT", "OUTGOING_TRUSTED"]],
    ["developer tools", { DEVELOPER_TOOLS: "on" }, ["DEVELOPER_TOOLS"]],
    ["no developer tools", { DEVELOPER_TOOLS: "off" }, []],
  ])("with %s", (_what, change, names) => {
    expect(namesOf({ ...PRODUCTION, ...change })).toEqual(names);
  });

  test("a setting that is wrong in two ways is named once", () => {
    expect(namesOf({ ...PRODUCTION, REDIS_URL: "cache.example" })).toEqual(["REDIS_URL"]);
  });
});

test("the list names each setting once, in the order of .env.example, and shows no secret", () => {
  const source = {
    ...PRODUCTION,
    SESSION_SECRET: "geheim",
    DATABASE_URL: "postgresql://portal:kennwort@db.example/portal",
    S3_URL: "http://ID:geheimnis@s3.example/portal",
    PORT: "300o",
  };
  const text = describeProblems(checkSettings(source));
  expect(text.split("\n")).toEqual([
    "4 settings are wrong. Nothing was started or changed.",
    "  PORT            must be a port from 1 to 65535",
    "  DATABASE_URL    leads to another machine without TLS; add sslmode=verify-full",
    "  S3_URL          leads to another machine without TLS; use https://",
    "  SESSION_SECRET  must have at least 32 characters",
    ".env.example explains every setting.",
  ]);
  expect(describeProblems(checkSettings({ PORT: "x" }))).toMatch(/^1 setting is wrong\./);
});

test(".env.example names every setting and can be used as it is", () => {
  const example = readFileSync(new URL("../../../../../.env.example", import.meta.url), "utf8");
  const names = new Set([...example.matchAll(/^#?([A-Z\d_]+)=/gm)].map(([, name]) => name));
  expect(Object.keys(schema.shape).filter((name) => !names.has(name))).toEqual([]);
  expect(checkSettings(parseEnv(example))).toEqual([]);
});

test.each<[string, Source, boolean]>([
  ["nothing set", {}, true],
  ["development on ::1", { PORTAL_ENV: "development", HOST: "::1" }, true],
  ["development on every address", { PORTAL_ENV: "development", HOST: "0.0.0.0" }, false],
  ["development on every address, by request", { PORTAL_ENV: "development", HOST: "::", DEVELOPER_TOOLS: "on" }, true],
  ["development behind a proxy", { TRUSTED_PROXIES: "127.0.0.1" }, false],
  ["development without a proxy", { TRUSTED_PROXIES: "none" }, true],
  ["development, switched off", { DEVELOPER_TOOLS: "off" }, false],
  ["staging", { PORTAL_ENV: "staging" }, false],
  ["staging by request", { PORTAL_ENV: "staging", DEVELOPER_TOOLS: "on" }, true],
  ["production", PRODUCTION, false],
])("developer tools with %s: %#", (_what, source, expected) => {
  expect(readSettings(source).developerTools).toBe(expected);
});
