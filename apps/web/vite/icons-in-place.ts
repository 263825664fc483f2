import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const IMPORT = /import \{([^}]*)\} from "[^"]*\/icons\.ts";/g;
const CONSTANT = /^export const (\w+) =\s*("[^"]*");$/gm;

/**
 * An icon is a text constant. This plugin copies the constants into the files that use them, so that a page carries
 * only its own icons. Imported icons would all be in the chunk that the login page loads.
 */
export function iconsInPlace(iconsFile: string): Plugin {
  let shapes = new Map<string, string>();
  return {
    name: "portal-icons-in-place",
    apply: "build",
    enforce: "pre",
    buildStart() {
      const found = readFileSync(iconsFile, "utf8").matchAll(CONSTANT);
      shapes = new Map([...found].map(([, name = "", shape = ""]) => [name, shape]));
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\/icons\.ts"/ },
      handler(code) {
        return { code: code.replaceAll(IMPORT, (_, names: string) => constantsFor(names, shapes)), map: null };
      },
    },
  };
}

/** The constants of an import such as `close, error as errorShape`. */
function constantsFor(names: string, shapes: ReadonlyMap<string, string>): string {
  const wanted = names.split(",").flatMap((part) => part.trim() || []);
  return wanted
    .map((part) => {
      const [name = "", local = name] = part.split(" as ");
      const shape = shapes.get(name);
      if (shape === undefined) throw new Error(`no icon named ${name}`);
      return `const ${local} = ${shape};`;
    })
    .join(" ");
}
