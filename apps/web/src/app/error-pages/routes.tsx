import type { PageEntries } from "../../platform/routing/page-entry.ts";

const pages = () => import("./error-pages.tsx");

export const errorPages = {
  error_403: { load: () => pages().then(({ ForbiddenPage }) => ({ Page: ForbiddenPage })) },
  error_404: { load: () => pages().then(({ NotFoundPage }) => ({ Page: NotFoundPage })) },
  error_500: { load: () => pages().then(({ UnexpectedPage }) => ({ Page: UnexpectedPage })) },
  error_502: { load: () => pages().then(({ ServiceAwayPage }) => ({ Page: ServiceAwayPage })) },
  generic_error: { load: () => pages().then(({ GenericErrorPage }) => ({ Page: GenericErrorPage })) },
} satisfies PageEntries;
