import type { Photo } from "@portal/contract/entry/values";
import { thumbnailOf } from "@portal/contract/entry/files/calls";
import { type KeyboardEvent, useState } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { chevronLeft, chevronRight } from "../../../ui/icons/icons.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import styles from "./public-gallery.module.css";

/** Number of photos beside the cover; "+ n" opens the others. */
const SMALL_PHOTOS = 4;

type GalleryProps = { photos: readonly Photo[]; company: string; companyId: number };

/** The cover and the next photos. Each opens a large view, which pages through all photos. */
export function Gallery({ photos, company, companyId }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const shown = photos.slice(0, SMALL_PHOTOS + 1);
  const hidden = photos.length - shown.length;
  return (
    <>
      <ul className={styles.gallery} role="list" aria-label="Bilder" data-count={Math.min(photos.length, 5)}>
        {shown.map((photo, index) => (
          <li key={photo.Url} className={index === 0 ? styles.cover : styles.small}>
            <button type="button" className={styles.open} onClick={() => setOpened(index)}>
              <img
                src={index === 0 ? photo.Url : thumbnailOf(photo.Url)}
                alt={photo.alt || `Bild ${index + 1} von ${company}`}
                width={photo.width}
                height={photo.height}
                loading={index === 0 ? "eager" : "lazy"}
              />
              <span className="visually-hidden">, groß ansehen</span>
              {hidden > 0 && index === shown.length - 1 && (
                <span className={styles.more}>
                  + {hidden}
                  <span className="visually-hidden"> weitere Bilder</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <LargePhoto
          photos={photos}
          index={opened}
          companyId={companyId}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

type LargePhotoProps = {
  photos: readonly Photo[];
  index: number;
  /** With it, people can report the picture. */
  companyId?: number | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
};

export function LargePhoto({ photos, index, companyId, onShow, onClose }: LargePhotoProps) {
  const photo = photos[index];
  const step = (by: number) => onShow((index + by + photos.length) % photos.length);
  function leaf(event: KeyboardEvent) {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  }
  if (photo === undefined) return null;
  return (
    <Dialog open onClose={onClose} size="lg" title={`Bild ${index + 1} von ${photos.length}`}>
      <figure className={styles.large} onKeyDown={leaf}>
        <img src={photo.Url} alt={photo.alt} width={photo.width} height={photo.height} />
        {photo.alt !== "" && <figcaption aria-live="polite">{photo.alt}</figcaption>}
        {photos.length > 1 && (
          <div className={styles.leaf}>
            <IconButton shape={chevronLeft} label="Voriges Bild" onClick={() => step(-1)} />
            <IconButton shape={chevronRight} label="Nächstes Bild" onClick={() => step(1)} data-autofocus />
          </div>
        )}
        {companyId !== undefined && (
          <PageLink to="ugc" query={{ firma: String(companyId), bild: photo.Url }} className={styles.report}>
            Dieses Bild melden
          </PageLink>
        )}
      </figure>
    </Dialog>
  );
}
