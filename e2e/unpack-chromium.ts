/** A program: unpacks the archives of the package, whose folder is its argument, into the temporary folder. */
import path from "node:path";
import { inflate } from "@sparticuz/chromium";

const [, , packageFolder = ""] = process.argv;
for (const archive of ["chromium.br", "fonts.tar.br", "al2023.tar.br", "swiftshader.tar.br"]) {
  await inflate(path.join(packageFolder, "bin", archive));
}
