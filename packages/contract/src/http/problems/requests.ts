/** Problems of any request. The two `account_…` codes answer for the `accountId` parameter of every slice. */
import type { Problem } from "./problem.ts";

export const REQUEST_PROBLEMS = {
  account_id_invalid: { status: 400, message: "Die Firmennummer in der Anfrage ist ungültig." },
  account_not_available: { status: 404, message: "Diese Firma ist für Sie nicht verfügbar." },
  "request.invalid": { status: 400, message: "Bitte prüfen Sie Ihre Angaben." },
  "request.malformed": { status: 400, message: "Die Anfrage ist nicht lesbar." },
  "request.https_required": {
    status: 403,
    message: "Das Portal antwortet nur über https. Bitte beginnen Sie die Adresse mit https://.",
  },
  "request.not_found": { status: 404, message: "Das gibt es hier nicht." },
  "request.method_not_allowed": { status: 405, message: "Das ist hier nicht möglich." },
  "request.too_large": { status: 413, message: "Die Eingabe ist zu groß." },
  "request.type_not_supported": { status: 415, message: "Dieses Format wird nicht unterstützt." },
  "request.throttled": {
    status: 429,
    message: "Das waren sehr viele Anfragen in kurzer Zeit. Bitte warten Sie etwas.",
  },
  "server.unavailable": {
    status: 503,
    message:
      "Der Dienst ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten, bitte versuchen Sie es gleich erneut.",
  },
  "server.defect": { status: 500, message: "Das hätte nicht passieren dürfen. Bitte versuchen Sie es noch einmal." },
} as const satisfies Record<string, Problem>;
