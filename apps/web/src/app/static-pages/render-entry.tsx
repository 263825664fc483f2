/** Renders public entries on the server, for each request. `vite/entry-renderer.ts` builds it into one file. */
import type { EntryRenderer } from "@portal/contract/entry/sent-entry";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { Suspense } from "react";
import { renderToString } from "react-dom/server.edge";
import PublicEntryPage from "../../features/entry/public/public-entry-page.tsx";
import { setSentEntry } from "../../features/entry/public/sent-entry.ts";
import { queryClient } from "../../platform/query/query-client.ts";
import { installNavigator } from "../../platform/routing/navigation.ts";
import { LoadingPage } from "../../ui/feedback/loading-screen.tsx";
import { PortalProviders } from "../portal-providers.tsx";

/**
 * The same elements with DOM, ids and suspense as the browser shows at first; the frame adds none to public entries.
 *
 * @public The server calls it (`apps/server/src/app/entry-pages.ts`)
 */
export const renderEntry: EntryRenderer["renderEntry"] = (sent) => {
  const location = { pathname: `${PUBLIC_ENTRY_PATH}${sent.entry.companyId}`, search: "", hash: "" };
  setSentEntry(sent);
  installNavigator({
    location: () => location,
    subscribe: () => () => {},
    navigate: () => Promise.resolve(false),
    preload() {},
  });
  try {
    return renderToString(
      <Suspense fallback={<LoadingPage />}>
        <PortalProviders>
          <PublicEntryPage />
        </PortalProviders>
      </Suspense>,
    );
  } finally {
    queryClient.clear();
  }
};
