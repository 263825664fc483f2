/** Renders the public pages at build, in Node. `vite/static-pages.ts` runs it, once for each brand. */
import { pathOf } from "@portal/contract/pages/routes";
import { labelOf } from "@portal/contract/pages/route-words";
import { type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { accountLinkingPages } from "../../features/account-linking/routes.tsx";
import { authPages } from "../../features/auth/routes.tsx";
import { b2bPages } from "../../features/b2b/routes.tsx";
import { claimingPages } from "../../features/claiming/routes.tsx";
import { ugcPages } from "../../features/ugc/routes.tsx";
import { userAreaPages } from "../../features/user-area/routes.tsx";
import { CookieBanner } from "../../features/tracking/cookie-banner.tsx";
import { QUESTION_PLACE } from "../../features/tracking/cookie-question.ts";
import { LightLoginPage } from "../../features/auth/pages/light-login-page.tsx";
import { titleOf } from "../../platform/brand/brand.ts";
import { installNavigator } from "../../platform/routing/navigation.ts";
import type { PageEntries } from "../../platform/routing/page-entry.ts";
import { LoadingPage } from "../../ui/feedback/loading-screen.tsx";
import { errorPages } from "../error-pages/routes.tsx";
import { PortalProviders } from "../portal-providers.tsx";
import { FramedPage } from "../router/framed-page.tsx";
import { PlainLayout } from "../shell/plain-layout.tsx";
import { type QueryValue, STATIC_PAGES, type StaticPage } from "./static-pages.ts";

/** A page as the build writes it: title and the HTML of its root. */
export type RenderedPage = Required<StaticPage> & { readonly title: string; readonly html: string };

/**
 * Renders all static pages.
 *
 * @public The build's thread calls it (`vite/render-worker.ts`)
 */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const page of STATIC_PAGES) {
    const title = titleOf(labelOf(page.route));
    const queries = { withQuery: {}, unlessQuery: [], ...page };
    pages.push({ ...queries, title, html: await htmlOf(queries) });
  }
  return pages;
}

/**
 * The question about statistics with its place, for every page.
 *
 * @public The build's thread calls it (`vite/render-worker.ts`)
 */
export const renderCookieQuestion = (): string =>
  `<div id="${QUESTION_PLACE}">${renderToString(<CookieBanner />)}</div>`;

async function htmlOf(page: Pick<RenderedPage, "route" | "withQuery">): Promise<string> {
  const { prelude } = await prerender(await treeOf(page), {
    // Smaller sizes would move parts of the page into templates that an inline script puts in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

const ENTRIES: PageEntries = {
  ...errorPages,
  ...authPages,
  ...b2bPages,
  ...userAreaPages,
  ...ugcPages,
  ...claimingPages,
  ...accountLinkingPages,
};

/** The same elements with DOM, ids and suspense as `main.tsx` shows at first. */
async function treeOf({ route, withQuery }: Pick<RenderedPage, "route" | "withQuery">): Promise<ReactNode> {
  if (route === "login") {
    return (
      <PlainLayout>
        <LightLoginPage onFirstTouch={() => {}} />
      </PlainLayout>
    );
  }
  const entry = ENTRIES[route];
  if (entry === undefined) throw new Error(`${route} is not among the pages that the build can render`);
  const { default: Page } = await entry.load();
  const location = { pathname: pathOf(route), search: searchOf(withQuery, ["id"]), hash: "" };
  window.location.search = searchOf(withQuery, ["id", "secret"]);
  installNavigator({
    location: () => location,
    subscribe: () => () => {},
    navigate: () => Promise.resolve(false),
    preload() {},
  });
  return (
    <Suspense fallback={<LoadingPage />}>
      <PortalProviders>
        <FramedPage pathname={location.pathname} found={{ entry, label: undefined, parents: [] }} waits={false}>
          <Page />
        </FramedPage>
      </PortalProviders>
    </Suspense>
  );
}

/** The query of a page with any value. A secret is in the address only until the page reads it. */
function searchOf(withQuery: RenderedPage["withQuery"], kinds: readonly QueryValue[]): string {
  const names = Object.entries(withQuery).flatMap(([name, kind]) => (kinds.includes(kind) ? [name] : []));
  return names.length === 0 ? "" : `?${names.map((name) => `${name}=1`).join("&")}`;
}
