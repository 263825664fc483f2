import type { PageEntries } from "../../platform/routing/page-entry.ts";

const errorPages = () => import("./error-pages.tsx");

export const generalPages = {
  redirect: { load: () => import("./redirect-page.tsx"), layout: "plain" },
  error_403: { load: () => errorPages().then(({ ForbiddenPage }) => ({ Page: ForbiddenPage })) },
  error_404: { load: () => errorPages().then(({ NotFoundPage }) => ({ Page: NotFoundPage })) },
  error_500: { load: () => errorPages().then(({ UnexpectedPage }) => ({ Page: UnexpectedPage })) },
  error_502: { load: () => errorPages().then(({ ServiceAwayPage }) => ({ Page: ServiceAwayPage })) },
  generic_error: { load: () => errorPages().then(({ GenericErrorPage }) => ({ Page: GenericErrorPage })) },
} satisfies PageEntries;
