import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { useRef, useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { download, print } from "../../../ui/icons/icons.ts";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { EntryBoundary } from "../components/entry-boundary.tsx";
import { publicEntryUrl } from "../public/public-address.ts";
import { ShareLink } from "../public/share-link.tsx";
import { saveAsPng, saveAsSvg } from "./code-file.ts";
import styles from "./notice-page.module.css";
import { NoticeSheet, type SheetSize } from "./notice-sheet.tsx";

/** `entry_notice`: a sheet for the shop window whose code leads to the public entry. */
export default function NoticePage() {
  return (
    <>
      <div data-print="hide">
        <PageHeader
          title="Aushang mit QR-Code"
          lead="Wer den Code mit dem Handy scannt, sieht Ihren Eintrag: im Schaufenster, auf dem Lieferwagen, auf der Rechnung."
        />
      </div>
      <EntryBoundary skeleton={<NoticeSkeleton />}>{(entry) => <Notice entry={entry} />}</EntryBoundary>
    </>
  );
}

/** Paper sizes that shops print, with the words of the choice. */
const SHEETS = [
  { value: "a4", label: "Blatt A4", help: "für die Tür oder das Schaufenster" },
  { value: "a5", label: "Blatt A5", help: "für die Theke" },
  { value: "card", label: "Kärtchen", help: "acht Stück auf einem Blatt A4, zum Ausschneiden" },
] as const satisfies readonly { value: SheetSize; label: string; help: string }[];

const USUAL_WORDS = "Öffnungszeiten und Kontakt";
const WORDS_AT_MOST = 60;

function Notice({ entry }: { entry: SalesForceEntry }) {
  const [size, setSize] = useState<SheetSize>("a4");
  const [words, setWords] = useState(USUAL_WORDS);
  const code = useRef<HTMLDivElement>(null);
  const url = publicEntryUrl(entry.companyId);
  const name = entry.company_name;
  const svg = () => code.current?.querySelector("svg") ?? null;
  return (
    <div className={styles.room}>
      <div className={styles.page}>
        <div className={styles.controls} data-print="hide">
          <Stack gap="lg">
            <RadioGroup
              label="Größe"
              name="size"
              value={size}
              options={SHEETS}
              onChange={({ currentTarget: { value } }) => setSize(value as SheetSize)}
            />
            <TextField
              label="Text über dem Code"
              maxLength={WORDS_AT_MOST}
              value={words}
              onChange={({ currentTarget: { value } }) => setWords(value)}
            />
            <Row gap="sm">
              <Button variant="primary" icon={print} onClick={() => window.print()}>
                Aushang drucken
              </Button>
              <Button icon={download} onClick={() => void saveAsPng(svg(), name)}>
                Code als Bild (PNG)
              </Button>
              <Button icon={download} onClick={() => saveAsSvg(svg(), name)}>
                Code für die Druckerei (SVG)
              </Button>
            </Row>
            <ShareLink url={url} name={name} />
          </Stack>
        </div>
        <div ref={code} className={styles.stage} role="img" aria-label={`Vorschau des Aushangs für ${name}`}>
          <NoticeSheet entry={entry} url={url} words={words} size={size} />
        </div>
      </div>
    </div>
  );
}

const NoticeSkeleton = () => (
  <Skeleton>
    <SkeletonBar width="20rem" height="28rem" />
  </Skeleton>
);
