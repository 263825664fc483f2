import type { PageEntries } from "../../platform/routing/page-entry.ts";

const pages = () => import("./error-pages.tsx");

export const errorPages = {
  error_403: { load: () => pages().then(({ ForbiddenPage }) => ({ default: ForbiddenPage })) },
  error_404: { load: () => pages().then(({ NotFoundPage }) => ({ default: NotFoundPage })) },
  error_500: { load: () => pages().then(({ UnexpectedPage }) => ({ default: UnexpectedPage })) },
  error_502: { load: () => pages().then(({ ServiceAwayPage }) => ({ default: ServiceAwayPage })) },
  generic_error: { load: () => pages().then(({ GenericErrorPage }) => ({ default: GenericErrorPage })) },
} satisfies PageEntries;
