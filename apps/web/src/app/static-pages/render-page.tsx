/** Renders the public pages at build, in Node. `vite/static-pages.ts` runs it, once for each brand. */
import type { RouteName } from "@portal/contract/pages/routes";
import { labelOf } from "@portal/contract/pages/route-words";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { LightLoginPage } from "../../features/auth/pages/light-login-page.tsx";
import { titleOf } from "../../platform/brand/brand.ts";
import { PlainLayout } from "../shell/plain-layout.tsx";
import { STATIC_PAGES, type StaticPage } from "./static-pages.ts";

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
    pages.push({ unlessQuery: [], ...page, title, html: await htmlOf(page.route) });
  }
  return pages;
}

async function htmlOf(route: RouteName): Promise<string> {
  const { prelude } = await prerender(treeOf(route), {
    // Smaller sizes would move parts of the page into templates that an inline script puts in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** The same elements with DOM, ids and suspense as `main.tsx` shows at first. */
function treeOf(route: RouteName): ReactNode {
  if (route !== "login") throw new Error(`${route} is no page that the build can render`);
  return (
    <PlainLayout>
      <LightLoginPage onFirstTouch={() => {}} />
    </PlainLayout>
  );
}
