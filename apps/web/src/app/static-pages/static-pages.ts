/**
 * The pages that the build renders to HTML, for visitors without a session. Each is served to them with its text, and
 * the browser's script takes it over.
 */
import type { RouteName } from "@portal/contract/pages/routes";

export type StaticPage = {
  readonly route: RouteName;
  /** The files whose chunks and style sheets the page needs beside `main.tsx`. */
  readonly sources: readonly string[];
  /** Query parameters that change what the page shows at first. With one of them it is not sent rendered. */
  readonly unlessQuery?: readonly string[];
};

export const STATIC_PAGES: readonly StaticPage[] = [
  { route: "login", sources: ["src/features/auth/components/other-logins.tsx"] },
];
