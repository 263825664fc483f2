import type { Plugin } from "vite";

const ORDER = "@layer base,ui;";

/**
 * The first style sheet that arrives decides the order of the layers, and the chunk of a single component may be first.
 * So each style sheet of the build begins with the order of `ui/styles/global.css`.
 */
export function layerOrder(): Plugin {
  return {
    name: "portal-layer-order",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = ORDER + String(file.source);
      }
    },
  };
}
