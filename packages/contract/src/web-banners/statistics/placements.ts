/** Places of the directory where banners are shown. */
export const PLACEMENTS = ["home", "results", "entry", "guide", "app"] as const;
export type Placement = (typeof PLACEMENTS)[number];

export const PLACEMENT_LABELS: Record<Placement, string> = {
  home: "Startseite",
  results: "Suchergebnisse",
  entry: "Seiten von Einträgen",
  guide: "Ratgeber",
  app: "App",
};
