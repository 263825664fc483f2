import type { Plugin } from "vite";

const ORDER = "@layer base,ui;";

/**
 * The style sheet that loads first decides the order of the cascade layers, and it may be that of a single component.
 * Each style sheet of the build therefore begins with the order from `ui/styles/global.css`.
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
