/** The least that production needs, beside a `DATABASE_URL` on this machine. Imported by tests only. */
export const PRODUCTION = {
  PORTAL_ENV: "production",
  SMTP_URL: "smtps://mail.example",
  SESSION_SECRET: "test-secret-of-at-least-32-characters",
  TRUSTED_PROXIES: "127.0.0.1",
} as const;
