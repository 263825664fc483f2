/** Problems of websites. */
import type { Problem } from "./problem.ts";

export const WEBSITE_PROBLEMS = {
  "website.address_unknown": {
    status: 404,
    message: "Diese Adresse gehört nicht zu Ihren Websites. Prüfen können Sie nur eigene.",
  },
  "website.check_too_soon": {
    status: 429,
    message: "Diese Adresse wurde gerade erst geprüft. Bitte warten Sie zehn Sekunden.",
  },
} as const satisfies Record<string, Problem>;
