/** Problems of hints and of notices of illegal content. */
import type { Problem } from "./problem.ts";

export const UGC_PROBLEMS = {
  "ugc.hint_not_found": {
    status: 404,
    message: "Über diesen Hinweis ist schon entschieden, oder es gibt ihn nicht mehr.",
  },
  "ugc.content_gone": {
    status: 409,
    message: "Das gibt es hier nicht mehr. Bitte öffnen Sie den Eintrag noch einmal.",
  },
  "ugc.complaint_not_possible": {
    status: 409,
    message: "Eine Beschwerde ist hier nicht mehr möglich: Der Stand der Meldung hat sich geändert.",
  },
} as const satisfies Record<string, Problem>;
