/** The result of `npm run browsers` as people read it. */

/** A test as Vitest reports it. */
export type JourneyResult = {
  readonly title: string;
  readonly status: string;
  readonly meta: { readonly engineVersion?: string };
};
export type EngineResult = {
  readonly name: string;
  readonly version: string;
  readonly passed: number;
  /** Titles without the engine's name. */
  readonly failed: readonly string[];
};

/** Sorts the journeys of all engines by the name at the end of their titles. */
export function resultOf(name: string, journeys: readonly JourneyResult[]): EngineResult {
  const ending = ` in ${name}`;
  const own = journeys.filter(({ title }) => title.endsWith(ending));
  return {
    name,
    version: own.find(({ meta }) => meta.engineVersion !== undefined)?.meta.engineVersion ?? "unknown",
    passed: own.filter(({ status }) => status === "passed").length,
    failed: own.filter(({ status }) => status === "failed").map(({ title }) => title.slice(0, -ending.length)),
  };
}

/** The whole file docs/browsers.md. */
export function asDocument(results: readonly EngineResult[], at: Date): string {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Berlin" }).format(at);
  const rows = results.map(
    ({ name, version, passed, failed }) => `| ${name} | ${version} | ${passed} | ${failed.length} |`,
  );
  const failures = results.flatMap(({ name, failed }) => failed.map((title) => `- ${name}: ${title}`));
  return `# Browsers

\`npm run browsers\` runs the journeys of \`e2e/browsers\` in Firefox and WebKit and writes this file: the five walks of \`e2e/walks\`, login, company selector, menu, opening hours, upload with crop, ordering, suggestions, dialogs and popovers by keyboard. Chromium runs all other journeys in \`npm test\`. The README names the [supported browsers](../README.md#supported-browsers).

The engines are Debian's packages (\`apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb\`). \`FIREFOX_PATH\`, \`WEBKIT_DRIVER_PATH\`, \`WEBKIT_BROWSER_PATH\` and \`XVFB_PATH\` name other programs. Nothing is installed by the command. WebKitGTK shares the engine with Safari, but not its network, fonts and keyboard settings.

Last run of all journeys: ${day}.

| engine | version | journeys passed | failed |
|---|---|---|---|
${rows.join("\n")}
${failures.length > 0 ? `\n${failures.join("\n")}\n` : ""}`;
}
