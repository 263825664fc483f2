/** Renders the public pages of one brand in a thread. The code of the pages reads brand and configuration from globals. */
import { parentPort, workerData } from "node:worker_threads";
import type * as Renderer from "../src/app/static-pages/render-page.tsx";

const { renderer, brand, configuration } = workerData as { renderer: string; brand: string; configuration: object };

const doNothing = () => {};

Object.assign(globalThis, {
  window: globalThis,
  addEventListener: doNothing,
  location: { pathname: "/", search: "", hash: "", host: "localhost" },
  history: { state: null, replaceState: doNothing },
  document: {
    addEventListener: doNothing,
    documentElement: { dataset: { brand } },
    getElementById: () => null,
    querySelector: () => ({ content: JSON.stringify(configuration) }),
  },
});

const { renderPages } = (await import(renderer)) as typeof Renderer;
parentPort?.postMessage(await renderPages());
