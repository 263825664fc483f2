/** The catalogue of product codes (Specification §3), grouped by family. Read it through `products.ts`. */
import type { RouteName } from "../pages/routes.ts";

type Family = {
  /** German name of the family for headings. */
  readonly label: string;
  /** The family's page; null if it has none. */
  readonly page: RouteName | null;
  /** Code in sales → name for customers. */
  readonly codes: Readonly<Record<string, string>>;
};

export const PRODUCT_CATALOGUE = {
  directory_entry: {
    label: "Eintrag",
    page: "entry_overview",
    codes: { ENTRY: "Branchenbucheintrag", "ENTRY-SERVICE": "Eintragsservice" },
  },
  listing: {
    label: "Premium-Eintrag",
    page: "b2b_statistics",
    codes: {
      "LISTING-TOP": "Premium-Eintrag Top",
      "LISTING-PREMIUM": "Premium-Eintrag Plus",
      "LISTING-EXCLUSIVE": "Premium-Eintrag Exklusiv",
    },
  },
  ratings: {
    label: "Bewertungen",
    page: "ratings_overview",
    codes: { RAT: "Bewertungsmanagement", "RAT-PLUS": "Bewertungsmanagement Plus", "RAT-SIGNET": "Bewertungssiegel" },
  },
  website: {
    label: "Website",
    page: "website_overview",
    codes: {
      "WEB-S": "Website Start",
      "WEB-M": "Website Komfort",
      "WEB-L": "Website Profi",
      "WEB-SHOP": "Website mit Shop",
    },
  },
  landing_page: { label: "Zielseite", page: "website_overview", codes: { LAND: "Zielseite" } },
  seo: { label: "Suchmaschinenoptimierung", page: "seo_overview", codes: { SEO: "Suchmaschinenoptimierung" } },
  search_ads: {
    label: "Suchmaschinenwerbung",
    page: "search_ads_statistics",
    codes: { SEA: "Suchmaschinenwerbung", "SEA-PLUS": "Suchmaschinenwerbung Plus" },
  },
  google_ads: { label: "Google-Anzeigen", page: "search_ads_statistics", codes: { GADS: "Google-Anzeigen" } },
  bing_ads: { label: "Bing-Anzeigen", page: "search_ads_statistics", codes: { BADS: "Bing-Anzeigen" } },
  web_banner: { label: "Werbebanner", page: "web_banner_overview", codes: { WBAN: "Werbebanner" } },
  tv_banner: {
    label: "TV-Banner",
    page: "tv_banner_overview",
    codes: { TV: "TV-Banner", "TV-REGIO": "TV-Banner regional" },
  },
  jobs: { label: "Stellenanzeigen", page: "inquiries_jobs", codes: { JOBS: "Stellenanzeigen" } },
  secretarial: {
    label: "Sekretariatsservice",
    page: "secretarial_overview",
    codes: { SEC: "Sekretariatsservice", "SEC-PLUS": "Sekretariatsservice rund um die Uhr" },
  },
  voicebot: { label: "Sprachbot", page: "voicebot_overview", codes: { VOICE: "Sprachbot" } },
  office: { label: "Bürodienste", page: null, codes: { OFFICE: "Digitales Büro" } },
} as const satisfies Record<string, Family>;
