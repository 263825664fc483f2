/** Finds the engines of other browsers on this machine. Nothing is installed. */
import { accessSync, constants, globSync } from "node:fs";
import path from "node:path";

export type Engine = {
  readonly name: "Firefox" | "WebKit";
  /** The programs that a run needs: by the variable that names another one, or by the places where Debian has them. */
  readonly programs: Readonly<Record<string, Program>>;
};
type Program = {
  readonly variable: string;
  /** Names that are looked for in PATH, or patterns of whole paths. */
  readonly names: readonly string[];
  readonly debianPackage: string;
};
export type FoundPrograms = Readonly<Record<string, string>>;
export type Search = { readonly programs: FoundPrograms } | { readonly missing: string };

const firefox: Engine = {
  name: "Firefox",
  programs: {
    browser: { variable: "FIREFOX_PATH", names: ["firefox-esr", "firefox"], debianPackage: "firefox-esr" },
  },
};

const webkit: Engine = {
  name: "WebKit",
  programs: {
    driver: { variable: "WEBKIT_DRIVER_PATH", names: ["WebKitWebDriver"], debianPackage: "webkit2gtk-driver" },
    browser: {
      variable: "WEBKIT_BROWSER_PATH",
      names: ["MiniBrowser", "/usr/lib{,64,exec,/*-linux-gnu}/webkit2gtk-4*/MiniBrowser"],
      debianPackage: "webkit2gtk-driver",
    },
    // It has no mode without a screen.
    screen: { variable: "XVFB_PATH", names: ["Xvfb"], debianPackage: "xvfb" },
  },
};

export const engines: readonly Engine[] = [firefox, webkit];

/** The programs of an engine, or a line that says what is missing and which Debian package has it. */
export function findEngine({ name, programs }: Engine, env: NodeJS.ProcessEnv): Search {
  const found: Record<string, string> = {};
  const missing: Program[] = [];
  for (const [role, program] of Object.entries(programs)) {
    const file = findProgram(program, env);
    if (file === undefined) missing.push(program);
    else found[role] = file;
  }
  const [first] = missing;
  if (first === undefined) return { programs: found };
  const packages = [...new Set(missing.map(({ debianPackage }) => debianPackage))].join(" ");
  const reason = env[first.variable]
    ? `${first.variable} names no program: ${env[first.variable]}`
    : `install the Debian package (apt-get install --no-install-recommends ${packages}), or name the program in ${first.variable}`;
  return { missing: `${name} is not on this machine: ${reason}.` };
}

function findProgram({ variable, names }: Program, env: NodeJS.ProcessEnv): string | undefined {
  const own = env[variable];
  if (own) return isProgram(own) ? own : undefined;
  const folders = (env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => (path.isAbsolute(name) ? globSync(name) : folders.map((folder) => path.join(folder, name))))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
