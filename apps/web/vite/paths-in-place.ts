import { pathOf, type RouteName } from "@portal/contract/pages/routes";
import type { Plugin } from "vite";

const CALL = /\bpathOf\("(\w+)"\)/g;
const IMPORT = /import \{([^}]*)\} from "@portal\/contract\/pages\/routes";\n?/;

/**
 * Writes the path of a page that is named in place, `pathOf("login")`, as a text. The login page names a few pages, and
 * with them alone it needs no table of all routes.
 */
export function pathsInPlace(): Plugin {
  return {
    name: "portal-paths-in-place",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bpathOf\("/ },
      handler: (code) => ({ code: withPaths(code), map: null }),
    },
  };
}

/** A file with its paths in place. The import goes if nothing else of it is used: even unused it would be a dependency. */
export function withPaths(code: string): string {
  const filled = code.replaceAll(CALL, (_, name: string) => JSON.stringify(pathOf(name as RouteName)));
  return filled.replace(IMPORT, (whole, names: string) => {
    const rest = filled.replace(IMPORT, "");
    const used = names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ") && new RegExp(`\\b${name}\\b`).test(rest));
    return used.length === 0 ? "" : whole;
  });
}
