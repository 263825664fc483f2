/** Renders the public pages of one brand in a thread. The code of the pages reads brand and configuration from globals. */
import { parentPort, workerData } from "node:worker_threads";
import type { NoticeTemplates } from "@portal/contract/notifications/sent-notices";
import type * as Renderer from "../src/app/static-pages/render-page.tsx";

/** What the thread sends back. */
export type Rendered = {
  readonly pages: Renderer.RenderedPage[];
  readonly cookieQuestion: string;
  readonly frame: string;
  readonly notices: NoticeTemplates;
};

const { renderer, brand, configuration } = workerData as { renderer: string; brand: string; configuration: object };

const doNothing = () => {};

Object.assign(globalThis, {
  window: globalThis,
  addEventListener: doNothing,
  location: { pathname: "/", search: "", hash: "", host: "localhost" },
  history: { state: null, replaceState: doNothing },
  document: {
    addEventListener: doNothing,
    cookie: "",
    documentElement: { dataset: { brand } },
    getElementById: () => null,
    querySelector: () => ({ content: JSON.stringify(configuration) }),
  },
});

const { renderCookieQuestion, renderFrame, renderNoticeTemplates, renderPages } = (await import(
  renderer
)) as typeof Renderer;
parentPort?.postMessage({
  pages: await renderPages(),
  cookieQuestion: renderCookieQuestion(),
  frame: renderFrame(),
  notices: renderNoticeTemplates(),
} satisfies Rendered);
