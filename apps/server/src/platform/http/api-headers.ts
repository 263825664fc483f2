/** Headers of every API answer: never framed, executed, sniffed, stored or read by other origins. */
export const apiHeaders = (production: boolean): Record<string, string> => ({
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  ...(production ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
});
