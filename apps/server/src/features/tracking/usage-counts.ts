/** The rows that a call adds to the day's counts. */
export type UsageCount = { kind: "section" | "viewport" | "scheme"; name: string; count: number };

/** Groups views of one section into one row. Sorted, so that two parallel calls cannot deadlock. */
export function countSections(sections: readonly string[]): UsageCount[] {
  const counts = new Map<string, number>();
  for (const section of sections.toSorted()) counts.set(section, (counts.get(section) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ kind: "section", name, count }));
}

export const countScreen = ({ viewport, scheme }: { viewport: string; scheme: string }): UsageCount[] => [
  { kind: "scheme", name: scheme, count: 1 },
  { kind: "viewport", name: viewport, count: 1 },
];
