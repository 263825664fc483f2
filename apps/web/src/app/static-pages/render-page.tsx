/** Renders the public pages at build, in Node. `vite/static-pages.ts` runs it, once for each brand. */
import { pathOf } from "@portal/contract/pages/routes";
import { NOTICE_LEVELS } from "@portal/contract/notifications/calls";
import { NOTICE_PLACES, type NoticeTemplates, templateNameOf } from "@portal/contract/notifications/sent-notices";
import { labelOf } from "@portal/contract/pages/route-words";
import { type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { accountLinkingPages } from "../../features/account-linking/routes.tsx";
import { authPages } from "../../features/auth/routes.tsx";
import { b2bPages } from "../../features/b2b/routes.tsx";
import { claimingPages } from "../../features/claiming/routes.tsx";
import { entryServicePages } from "../../features/entry-service/routes.tsx";
import { lawPages } from "../../features/law/routes.tsx";
import { ugcPages } from "../../features/ugc/routes.tsx";
import { userAreaPages } from "../../features/user-area/routes.tsx";
import { CookieBanner } from "../../features/tracking/cookie-banner.tsx";
import { QUESTION_PLACE } from "../../features/tracking/cookie-question.ts";
import { NoticeRegion, SplitNotice } from "../../features/notifications/notices.tsx";
import { LightLoginPage } from "../../features/auth/pages/light-login-page.tsx";
import { titleOf } from "../../platform/brand/brand.ts";
import { installNavigator } from "../../platform/routing/navigation.ts";
import type { PageEntries } from "../../platform/routing/page-entry.ts";
import { LoadingPage } from "../../ui/feedback/loading-screen.tsx";
import { errorPages } from "../error-pages/routes.tsx";
import { PortalProviders } from "../portal-providers.tsx";
import { FramedPage } from "../router/framed-page.tsx";
import { NoticesPlace, PlainLayout } from "../shell/plain-layout.tsx";
import { WaitingFrame } from "../shell/waiting-frame.tsx";
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

/**
 * What people with a session see before the code has come.
 *
 * @public The build's thread calls it (`vite/render-worker.ts`)
 */
export const renderFrame = (): string => renderToString(<WaitingFrame />);

/**
 * HTML of server notices with a place for each text.
 *
 * @public The build's thread calls it (`vite/render-worker.ts`)
 */
export function renderNoticeTemplates(): NoticeTemplates {
  const { notices: all, label, first, rest: later } = NOTICE_PLACES;
  const variants = NOTICE_LEVELS.flatMap((level) =>
    [true, false].flatMap((dismissible) => ["", later].map((rest) => ({ level, dismissible, rest }))),
  );
  const notices = variants.map(({ rest, ...kind }) => {
    const notice = { id: 0, message: "", label, ...kind };
    return [templateNameOf(kind, rest), renderToString(<SplitNotice notice={notice} first={first} rest={rest} />)];
  });
  return {
    region: renderToString(<NoticeRegion>{all}</NoticeRegion>),
    notices: Object.fromEntries(notices) as NoticeTemplates["notices"],
  };
}

function withNoticesPlace(html: string): string {
  const place = renderToString(<NoticesPlace />);
  if (html.split(place).length !== 2) throw new Error("a rendered page has no place for notices");
  return html.replace(place, renderToString(<NoticesPlace>{NOTICE_PLACES.notices}</NoticesPlace>));
}

async function htmlOf(page: Pick<RenderedPage, "route" | "withQuery">): Promise<string> {
  const { prelude } = await prerender(await treeOf(page), {
    // Smaller sizes would move parts of the page into templates that an inline script puts in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return withNoticesPlace(await new Response(prelude).text());
}

const ENTRIES: PageEntries = {
  ...errorPages,
  ...authPages,
  ...b2bPages,
  ...userAreaPages,
  ...entryServicePages,
  ...lawPages,
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
