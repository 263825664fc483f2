import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { Avatar } from "../content/avatar.tsx";
import { Card } from "../content/card.tsx";
import { DataList } from "../content/data-list.tsx";
import { RelativeTime } from "../content/relative-time.tsx";
import { Status } from "../content/status.tsx";
import { Table, type TableColumn } from "../content/table.tsx";
import { download } from "../icons/icons.ts";
import { Pagination } from "../navigation/pagination.tsx";
import { TabNav } from "../navigation/tab-nav.tsx";
import { Columns, Row, Stack } from "../page/layout.tsx";
import { Section } from "../page/section.tsx";

type Channel = { name: string; views: number; calls: number; state: "success" | "warning" };
const CHANNELS: readonly Channel[] = [
  { name: "Branchenbuch", views: 1284, calls: 57, state: "success" },
  { name: "Suchanzeigen", views: 903, calls: 21, state: "success" },
  { name: "Website", views: 412, calls: 9, state: "warning" },
  { name: "Kartendienst", views: 96, calls: 2, state: "success" },
];
const COLUMNS: readonly TableColumn<Channel>[] = [
  { key: "name", header: "Ort", cell: (row) => row.name },
  {
    key: "state",
    header: "Stand",
    cell: (row) => <Status tone={row.state}>{row.state === "success" ? "Aktuell" : "Veraltet"}</Status>,
  },
  {
    key: "views",
    header: "Aufrufe",
    cell: (row) => row.views.toLocaleString("de"),
    numeric: true,
    share: (row) => row.views / 1284,
  },
  { key: "calls", header: "Anrufe", cell: (row) => row.calls, numeric: true },
];

/** Lists, tables, facts, navigation within a page. */
export function ContentGallery() {
  const [page, setPage] = useState(4);
  return (
    <Section id="inhaltsteile" title="Inhalt">
      <Stack gap="lg">
        <TabNav
          label="Beispielseiten"
          links={[
            <a href="#inhaltsteile" aria-current="page">
              Firmendaten
            </a>,
            <a href="#inhaltsteile">Öffnungszeiten</a>,
            <a href="#inhaltsteile">Logo und Slogan</a>,
            <a href="#inhaltsteile">Über uns</a>,
          ]}
        />
        <ChannelTable />
        <Pagination
          page={page}
          pageCount={12}
          renderLink={(to, link) => <a href="#inhaltsteile" {...link} onClick={() => setPage(to)} />}
        />
        <DataList
          items={[
            {
              term: "Firmenname",
              value: "Malerbetrieb Sommer GmbH",
              action: (
                <Button size="sm" variant="quiet">
                  Ändern
                </Button>
              ),
            },
            {
              term: "Anschrift",
              value: (
                <>
                  Straße des 17. Juni 135
                  <br />
                  10623 Berlin
                </>
              ),
              action: (
                <Button size="sm" variant="quiet">
                  Ändern
                </Button>
              ),
            },
            {
              term: "Telefax",
              value: null,
              action: (
                <Button size="sm" variant="quiet">
                  Eintragen
                </Button>
              ),
            },
            {
              term: "Zuletzt geändert",
              value: <RelativeTime dateTime="2026-03-14T09:20:00Z" now={Date.UTC(2026, 2, 14, 10)} />,
            },
          ]}
        />
        <Row gap="md">
          <Avatar size="sm" />
          <Avatar name="Jana Petersen" />
          <Avatar name="Malerbetrieb Sommer" size="lg" shape="square" />
        </Row>
        <Columns>
          <Card>Schlicht, für Dinge unter ihresgleichen</Card>
          <Card look="raised">Erhoben, für das eine, das zählt</Card>
          <Card look="soft">Getönt, für die Empfehlung</Card>
        </Columns>
      </Stack>
    </Section>
  );
}

function ChannelTable() {
  return (
    <Stack>
      <TableBar />
      <Table caption="Wo Sie gefunden werden" columns={COLUMNS} rows={CHANNELS} rowKey={(row) => row.name} />
    </Stack>
  );
}

function TableBar() {
  return (
    <Row spread>
      <p>Daten des letzten Monats</p>
      <Button size="sm" icon={download}>
        Als CSV laden
      </Button>
    </Row>
  );
}
