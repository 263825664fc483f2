/** Files that rows of an import name: they lie in the folder of the import file or below it. */
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";

type Limit = { bytes: number; tooLarge: string };

/** Reads a file, or says in German why not. Nothing is loaded from the net, and no path leads out of the folder. */
export async function fileBeside(
  folder: string,
  name: string,
  limit: Limit,
): Promise<{ bytes: Buffer } | { refusal: string }> {
  if (/^[a-z][a-z\d+.-]*:/i.test(name)) {
    return { refusal: "Dateien werden nicht aus dem Netz geladen. Nennen Sie eine Datei neben der Importdatei." };
  }
  const unreadable = { refusal: `Die Datei ${name} ist nicht zu lesen.` };
  const file = path.resolve(folder, name);
  const [inside, real] = await Promise.all([realpath(folder), realpath(file)]).catch(() => [undefined, undefined]);
  if (inside === undefined || real === undefined) return unreadable;
  if (!real.startsWith(inside + path.sep)) {
    return { refusal: `Die Datei ${name} liegt nicht neben der Importdatei.` };
  }
  const found = await stat(real);
  if (!found.isFile()) return unreadable;
  if (found.size > limit.bytes) return { refusal: limit.tooLarge };
  return readFile(real).then(
    (bytes) => ({ bytes }),
    () => unreadable,
  );
}
