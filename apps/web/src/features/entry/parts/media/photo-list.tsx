import { useState } from "react";
import { Button } from "../../../../ui/actions/button.tsx";
import { Sortable } from "../../../../ui/content/sortable.tsx";
import { Status } from "../../../../ui/content/status.tsx";
import { LargePhoto } from "../../public/public-gallery.tsx";
import type { FileItems } from "../../uploads/file-items.ts";
import { type FileList, itemControlId, itemName } from "../../uploads/use-file-list.ts";
import { media } from "./definition.ts";
import { PhotoCard } from "./photo-card.tsx";
import styles from "./photo-list.module.css";

/** All photos in their order, how many lack a description, and the large view. */
export function PhotoList({ list }: { list: FileList }) {
  const { items } = list;
  const [openedId, setOpenedId] = useState<string | null>(null);
  if (items.length === 0) return null;
  const ids = items.map(({ id }) => id);
  return (
    <div className={styles.room}>
      <MissingWords list={list} />
      <Sortable ids={ids} nameOf={(id) => itemName(list.kind, items, id)} layout="grid" onMove={list.drop}>
        <ul className={styles.photos} role="list" aria-label="Bilder in ihrer Reihenfolge">
          {items.map((item, index) => (
            <PhotoCard key={item.id} list={list} item={item} index={index} onOpen={setOpenedId} />
          ))}
        </ul>
      </Sortable>
      <LargeView items={items} openedId={openedId} onOpen={setOpenedId} />
    </div>
  );
}

/** How many photos lack a description, with a button to the next one. */
function MissingWords({ list: { items, kind, isRefused } }: { list: FileList }) {
  const missing = items.flatMap(({ id, text }, index) => (text.trim() === "" && !isRefused(id) ? [index] : []));
  const [first] = missing;
  function goToNext() {
    if (first !== undefined) document.getElementById(itemControlId(kind, first, "alt"))?.focus();
  }
  return (
    <div className={styles.missing}>
      <Status tone={missing.length === 0 ? "success" : "neutral"}>{describedText(items.length, missing.length)}</Status>
      {first !== undefined && (
        <Button size="sm" variant="quiet" onClick={goToNext}>
          Zum nächsten ohne Beschreibung
        </Button>
      )}
      <details className={styles.help}>
        <summary>Was ist eine gute Beschreibung?</summary>
        <p>
          Sie wird Menschen vorgelesen, die das Bild nicht sehen. Sagen Sie in einem Satz, was zu sehen ist, so wie am
          Telefon: „Frisch gedecktes Dach mit roten Ziegeln, davor das Gerüst“. „Bild von“ und den Firmennamen brauchen
          Sie nicht.
        </p>
      </details>
    </div>
  );
}

type LargeViewProps = { items: FileItems; openedId: string | null; onOpen: (id: string | null) => void };

/** Contains uploaded photos only, because the others have no picture to show yet. */
function LargeView({ items, openedId, onOpen }: LargeViewProps) {
  const shown = items.filter(({ url }) => url !== "");
  const index = shown.findIndex(({ id }) => id === openedId);
  if (index < 0) return null;
  const photos = (media.fieldsOf(shown)["photos"] ?? []) as Parameters<typeof LargePhoto>[0]["photos"];
  return (
    <LargePhoto
      photos={photos}
      index={index}
      onShow={(next) => onOpen(shown[next]?.id ?? null)}
      onClose={() => onOpen(null)}
    />
  );
}

/** How many of some pictures still need a description. */
function describedText(count: number, missing: number): string {
  if (missing === 0) return count === 1 ? "Das Bild ist beschrieben" : "Alle Bilder sind beschrieben";
  if (count === 1) return "Das Bild hat noch keine Beschreibung";
  return missing === 1 ? "Einem Bild fehlt noch die Beschreibung" : `${missing} Bildern fehlt noch die Beschreibung`;
}
