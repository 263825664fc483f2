import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** Pages for developers (Specification §2). A build without developer tools leaves out their code, and the guard answers 404. */
export const developerPages: PageEntries = import.meta.env.PORTAL_DEVELOPER_PAGES
  ? {
      demo: { load: () => import("./demo-page.tsx"), layout: "plain" },
      test: { load: () => import("./test-page.tsx"), layout: "plain" },
      preview: { load: () => import("./preview-page.tsx"), layout: "plain" },
      debug: { load: () => import("./debug-page.tsx"), layout: "plain" },
    }
  : {};
