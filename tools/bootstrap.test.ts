import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// Each test starts several processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "portal-bootstrap-"));
  mkdirSync(path.join(root, "tools"));
  copyFileSync(path.join(import.meta.dirname, "bootstrap.mjs"), path.join(root, "tools/bootstrap.mjs"));
  write("package-lock.json", JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } }));
  // A fake npm: records its calls and writes the files that npm writes.
  write(
    "npm.js",
    `const fs = require("node:fs");
    fs.appendFileSync("npm-calls", process.argv[2] + "\\n");
    fs.mkdirSync("node_modules", { recursive: true });
    fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");`,
  );
  program("");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(name: string, content: string): void {
  writeFileSync(path.join(root, name), content);
}

/** The program behind the command "check". */
function program(source: string): void {
  write("tools/check.ts", source);
}

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [path.join(root, "tools/bootstrap.mjs"), ...args], {
    cwd: root,
    env: { ...process.env, npm_execpath: path.join(root, "npm.js"), npm_lifecycle_event: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function run(...args: string[]): Promise<{ code: unknown; signal: unknown; output: string }> {
  const child = start(...args);
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = await once(child, "close");
  return { code, signal, output };
}

function installations(): number {
  return readFileSync(path.join(root, "npm-calls"), "utf8")
    .split("\n")
    .filter((call) => call === "ci").length;
}

describe("bootstrap", () => {
  it("passes on arguments, output and exit code", async () => {
    program("console.log(process.argv.slice(2).join(' and ')); process.exit(7);");

    expect(await run("check", "this", "that")).toMatchObject({
      code: 7,
      output: expect.stringContaining("this and that"),
    });
  });

  it("reads .env for start and portal; variables win, unless they are empty", async () => {
    write(".env", "PORTAL_TEST_A=file\nPORTAL_TEST_B=file\nPORTAL_TEST_C='two words' # why\n");
    mkdirSync(path.join(root, "apps/server/src/app"), { recursive: true });
    const source = "console.log(JSON.stringify('ABC'.split('').map((name) => process.env['PORTAL_TEST_' + name])));";
    for (const file of ["tools/start.ts", "apps/server/src/app/portal.ts", "tools/check.ts"]) write(file, source);
    vi.stubEnv("PORTAL_TEST_A", "real").stubEnv("PORTAL_TEST_B", "");

    expect((await run("start")).output).toContain('["real","file","two words"]');
    expect((await run("portal")).output).toContain('["real","file","two words"]');
    expect((await run("check")).output).toContain('["real","",null]');
  });

  it("says nothing of a .env that does not exist", async () => {
    write("tools/start.ts", "");

    expect((await run("start")).output).toBe("Installing packages …\n");
  });

  it("ends by the signal that ended its program", async () => {
    program("process.kill(process.pid, 'SIGKILL');");

    expect(await run("check")).toMatchObject({ signal: "SIGKILL" });
  });

  it("passes SIGTERM on and waits until the program has ended in its own way", async () => {
    program("process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('up');");
    const child = start("check");
    await new Promise<void>((resolve) => {
      child.stdout?.on("data", (chunk: Buffer) => chunk.includes("up") && resolve());
    });

    child.kill("SIGTERM");

    expect(await once(child, "exit")).toEqual([5, null]);
  });

  it("installs once for any number of commands, and again when the lockfile changed", async () => {
    await Promise.all([run("check"), run("check"), run("check")]);
    await run("check");
    expect(installations()).toBe(1);

    write("package-lock.json", JSON.stringify({ packages: { "node_modules/a": { version: "2.0.0" } } }));
    await run("check");
    expect(installations()).toBe(2);
  });

  it("does not install what was installed by hand", async () => {
    mkdirSync(path.join(root, "node_modules"));
    copyFileSync(path.join(root, "package-lock.json"), path.join(root, "node_modules/.package-lock.json"));

    await run("check");

    expect(installations).toThrow("ENOENT");
  });

  it("stops with npm's exit code when the installation fails", async () => {
    write("npm.js", "process.exit(3)");

    expect(await run("check")).toMatchObject({ code: 3 });
  });

  it("hands over to the program: start.sh becomes it, with its arguments and without empty variables", async () => {
    copyFileSync(path.join(import.meta.dirname, "start.sh"), path.join(root, "tools/start.sh"));
    write(".env", "PORTAL_TEST_A=file\n");
    write("tools/start.ts", `console.log(JSON.stringify([process.pid, process.env.PORTAL_TEST_A, process.argv[2]]))`);
    const child = spawn("sh", [path.join(root, "tools/start.sh"), "it's $HOME"], {
      cwd: root,
      env: { ...process.env, npm_execpath: path.join(root, "npm.js"), npm_lifecycle_event: "", PORTAL_TEST_A: "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await once(child, "close");
    expect(JSON.parse(output)).toEqual([child.pid, "file", "it's $HOME"]);
  });

  it("start.sh ends like a failed installation and starts nothing", async () => {
    copyFileSync(path.join(import.meta.dirname, "start.sh"), path.join(root, "tools/start.sh"));
    write("npm.js", "console.log('noise'); process.exit(3)");
    write("tools/start.ts", "console.log('started')");
    const child = spawn("sh", [path.join(root, "tools/start.sh")], {
      cwd: root,
      env: { ...process.env, npm_execpath: path.join(root, "npm.js"), npm_lifecycle_event: "" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, "close")) as [number];
    expect([code, output]).toEqual([3, ""]);
  });

  it("names its commands when asked for another one", async () => {
    expect(await run("toString")).toMatchObject({ code: 2, output: expect.stringMatching(/^Usage: .*start \| test/) });
  });
});
