import { DataList } from "../../ui/content/data-list.tsx";
import { Section } from "../../ui/page/section.tsx";

export function Facts({ title, facts }: { title: string; facts: Readonly<Record<string, string>> }) {
  return (
    <Section title={title}>
      <DataList items={Object.entries(facts).map(([label, value]) => ({ term: label, value }))} />
    </Section>
  );
}
