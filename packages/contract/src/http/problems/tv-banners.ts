/** Problems of TV banners. */
import type { Problem } from "./problem.ts";

export const TV_BANNER_PROBLEMS = {
  "tv_banners.banner_not_found": { status: 404, message: "Diesen TV-Banner gibt es nicht." },
  "tv_banners.banner_not_active": {
    status: 409,
    message: "Dieses TV-Banner läuft gerade nicht. Ein Motiv lässt sich nur auf ein laufendes Banner setzen.",
  },
  "tv_banners.creative_not_found": { status: 404, message: "Dieses Motiv gibt es nicht." },
  "tv_banners.creative_changed_meanwhile": {
    status: 409,
    message: "Das Motiv hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.",
  },
  "tv_banners.creative_refused_by_partner": {
    status: 409,
    message: "Die Sender haben dieses Motiv abgelehnt. Wir schicken Ihnen ein neues.",
  },
  "tv_banners.creative_not_approved": {
    status: 409,
    message: "Dieses Motiv können Sie einsetzen, sobald Sie und die Sender es freigegeben haben.",
  },
  "tv_banners.creative_on_banner": {
    status: 409,
    message: "Dieses Motiv ist auf Ihrem Banner. Setzen Sie zuerst ein anderes ein.",
  },
} as const satisfies Record<string, Problem>;
