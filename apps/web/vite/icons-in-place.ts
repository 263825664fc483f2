import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const IMPORT = /import \{([^}]*)\} from "[^"]*\/icons\.ts";/g;
const CONSTANT = /^export const (\w+) =\s*("[^"]*");$/gm;

/**
 * An icon is a text constant. Written into the files that show it, a page carries its own shapes only; imported, all
 * of the portal's would stand in the chunk that the log-in page loads.
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

/** `close, error as errorShape` as declarations. */
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
