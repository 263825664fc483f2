import type { AdWord } from "@portal/contract/advertising/calls";
import { germanMoney, germanNumber } from "@portal/contract/text/formats";
import { useState } from "react";
import styles from "../../../platform/statistics/statistics.module.css";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Section } from "../../../ui/page/section.tsx";

type WordTableProps = {
  title: string;
  description: string;
  empty: string;
  words: readonly AdWord[];
  /** How exactly a keyword must be met; left out for search terms. */
  match?: (match: AdWord["match"]) => string;
};

/** A search is worth a field from here on. */
const MANY = 8;

/** Words with what they brought, the most clicked first. */
export function WordTable({ title, description, empty, words, match }: WordTableProps) {
  const [searched, setSearched] = useState("");
  const wanted = searched.trim().toLowerCase();
  const rows = words.filter(({ text }) => text.toLowerCase().includes(wanted));
  const columns: TableColumn<AdWord>[] = [
    { key: "text", header: "Begriff", cell: ({ text }) => <span className={styles.term}>{text}</span> },
    ...(match === undefined
      ? []
      : [{ key: "match", header: "Passt", cell: (word: AdWord) => match(word.match) } as TableColumn<AdWord>]),
    { key: "impressions", header: "Einblendungen", cell: (word) => germanNumber(word.impressions), numeric: true },
    { key: "clicks", header: "Klicks", cell: (word) => germanNumber(word.clicks), numeric: true },
    { key: "cost", header: "Kosten", cell: (word) => germanMoney(word.costCents), numeric: true },
  ];
  return (
    <Section title={title} description={description}>
      {words.length >= MANY && (
        <SearchField
          label={`In „${title}“ suchen`}
          value={searched}
          onChange={(event) => setSearched(event.currentTarget.value)}
        />
      )}
      {rows.length === 0 ? (
        <p className={styles.none}>{words.length === 0 ? empty : "Kein Begriff enthält diese Worte."}</p>
      ) : (
        <Table
          caption={title}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ text, match: how }) => `${how} ${text}`}
        />
      )}
    </Section>
  );
}
