/** What was found at a path, as lines for people. */
import type { FoundCall, FoundPage } from "./find.ts";

const TESTS_SHOWN = 8;

const line = (title: string, text: string): string => `${title.padEnd(10)}${text}`;
const lines = (title: string, texts: readonly string[], shown: number = texts.length): string[] => {
  const more = texts.length > shown ? [`and ${texts.length - shown} more`] : [];
  return [...texts.slice(0, shown), ...more].map((text, index) => line(index === 0 ? title : "", text));
};

export const printPage = ({ page, calls, tests }: FoundPage): string[] => [
  line("page", `${page.path} (${page.name})`),
  ...(page.from === undefined ? [] : [line("", `${page.from} leads on to it`)]),
  line("file", page.component),
  line("slice", page.slice),
  ...lines("tests", tests, TESTS_SHOWN),
  ...lines("calls", calls.length === 0 ? ["none"] : grouped(calls)),
  ...lines("server", [...new Set(calls.map(({ slice }) => slice))]),
  ...lines("tables", [...new Set(calls.flatMap(({ tables }) => tables))].toSorted()),
];

export const printCall = ({ call, slice, tables, tests }: FoundCall): string[] => [
  line("call", `${call.method} ${call.path} (${call.name})`),
  line("contract", `${call.contract.file} (${call.contract.identifier})`),
  line("access", `${call.row.file} (${call.row.identifier})`),
  line("handler", call.handlerFile),
  line("server", slice),
  ...lines("tables", tables.length === 0 ? ["none"] : tables),
  ...lines("tests", tests, TESTS_SHOWN),
];

/** A line for each call; those that one declaration makes, such as the saves of the entry, share one. */
function grouped(calls: readonly FoundCall[]): string[] {
  const groups = Map.groupBy(calls, ({ call }) => `${call.contract.file}#${call.contract.identifier}`);
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (first === undefined) return "";
    const { method, path, contract, handlerFile } = first.call;
    const others = group.length > 1 ? ` and ${group.length - 1} more of ${contract.identifier}` : "";
    return `${method} ${path}${others}: ${contract.file} → ${handlerFile}`;
  });
}
