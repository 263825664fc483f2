/** Password of every demo person. They exist outside production only. */
export const demoPassword = "Demo-Portal-2026";

/** The demo people: what to type, and what each one is there to show. */
export const demoLogins = [
  { login: "firma@demo.example", shows: "five companies" },
  { login: "einzel@demo.example", shows: "one company" },
  { login: "verbraucher@demo.example", shows: "no company" },
  { login: "handel@demo.example", shows: "role tradesmanager" },
  { login: "bewertung@demo.example", shows: "role ratingusermanager" },
  { login: "support@demo.example", shows: "customer care (role cuca)" },
] as const;
