import { randomBytes } from "node:crypto";

/** Settings of the product as in production, behind a proxy on this machine. Nothing here sends mails. */
export const productionSettings = () => ({
  PORTAL_ENV: "production",
  SESSION_SECRET: randomBytes(32).toString("base64url"),
  SMTP_URL: "smtp://127.0.0.1:9",
  TRUSTED_PROXIES: "127.0.0.1",
  LOG_LEVEL: "warn",
  // Ten for requests, as the bare server has.
  DATABASE_CONNECTIONS: "17",
  STOP_DELAY_SECONDS: "0",
});
