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
import styles from "./poster-page.module.css";
import { PosterSheet, type SheetSize } from "./poster-sheet.tsx";

/** `entry_poster`: a poster for the shop window with a QR code that leads to the public entry. */
export default function PosterPage() {
  return (
    <>
      <div data-print="hide">
        <PageHeader
          title="Aushang mit QR-Code"
          lead="Für Schaufenster, Lieferwagen und Rechnung: Wer den Code mit dem Handy scannt, sieht Ihren Eintrag."
        />
      </div>
      <EntryBoundary skeleton={<PosterSkeleton />}>{(entry) => <Poster entry={entry} />}</EntryBoundary>
    </>
  );
}

/** Paper sizes that shops print, with the label of each choice. */
const SHEETS = [
  { value: "a4", label: "Blatt A4", help: "für die Tür oder das Schaufenster" },
  { value: "a5", label: "Blatt A5", help: "für die Theke" },
  { value: "card", label: "Kärtchen", help: "acht Stück auf einem Blatt A4, zum Ausschneiden" },
] as const satisfies readonly { value: SheetSize; label: string; help: string }[];

const USUAL_TEXT = "Öffnungszeiten und Kontakt";
const MAX_TEXT_CHARACTERS = 60;

function Poster({ entry }: { entry: SalesForceEntry }) {
  const [size, setSize] = useState<SheetSize>("a4");
  const [text, setText] = useState(USUAL_TEXT);
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
              maxLength={MAX_TEXT_CHARACTERS}
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
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
          <PosterSheet entry={entry} url={url} text={text} size={size} />
        </div>
      </div>
    </div>
  );
}

const PosterSkeleton = () => (
  <Skeleton>
    <SkeletonBar width="20rem" height="28rem" />
  </Skeleton>
);
