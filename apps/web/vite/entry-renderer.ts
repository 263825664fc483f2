import { build, type Plugin, type UserConfig } from "vite";

const ENTRY = "src/app/static-pages/render-entry.tsx";

/** What is loaded later is never rendered, so the server need not have it. */
const withoutLaterCode = (): Plugin => ({
  name: "portal-without-later-code",
  resolveDynamicImport: (specifier) => (typeof specifier === "string" ? { id: specifier, external: true } : null),
});

/**
 * Builds the renderer of public entries into one module for the server, React included. Its default export makes the
 * renderer of one brand (`EntryRendererOf`): the code reads brand and configuration once, from the document that it gets.
 */
export async function entryRenderer(root: string, settings: UserConfig): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    ...settings,
    define: { ...settings.define, "process.env.NODE_ENV": '"production"' },
    plugins: [...(settings.plugins ?? []), withoutLaterCode()],
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: ENTRY,
      write: false,
      minify: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { format: "cjs", codeSplitting: false } },
    },
  });
  const outputs = "output" in result ? result.output : [];
  const [chunk] = outputs;
  if (chunk?.type !== "chunk") throw new Error("the build of the renderer for entries has no code");
  return `export default function entryRenderer({ theme, configuration }) {
const doNothing = () => {};
const location = { pathname: "/", search: "", hash: "", host: "localhost" };
const document = {
  addEventListener: doNothing,
  documentElement: { dataset: { brand: theme } },
  getElementById: () => null,
  querySelector: () => ({ content: configuration }),
};
const window = { location, addEventListener: doNothing };
const addEventListener = doNothing;
const exports = {};
${chunk.code}
return exports;
}
`;
}
