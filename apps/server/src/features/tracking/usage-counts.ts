/** What a call adds to the day's counts. */
export type UsageCount = { kind: "section" | "viewport" | "scheme"; name: string; count: number };

/** Several views of one section are one row. In one order everywhere, so that two calls at once do not wait for each other. */
export function countSections(sections: readonly string[]): UsageCount[] {
  const counts = new Map<string, number>();
  for (const section of sections.toSorted()) counts.set(section, (counts.get(section) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ kind: "section", name, count }));
}

export const countScreen = ({ viewport, scheme }: { viewport: string; scheme: string }): UsageCount[] => [
  { kind: "scheme", name: scheme, count: 1 },
  { kind: "viewport", name: viewport, count: 1 },
];
