import { getWebsitePicture } from "@portal/contract/website/check/calls";
import type { WebsiteCheck } from "@portal/contract/website/check/model";
import { useState } from "react";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { globe } from "../../../ui/icons/icons.ts";
import { shownUrl } from "../check/check-texts.ts";
import { pictureText } from "./picture-texts.ts";
import styles from "./page-picture.module.css";

type PagePictureProps = { check: Pick<WebsiteCheck, "url" | "picture">; children?: string };

/** How the page looked, and when. `children`: a sentence about the picture, only where there is one. */
export function PagePicture({ check: { url, picture }, children }: PagePictureProps) {
  const { takenAt, isComing, trouble } = picture;
  const text = pictureText(picture);
  // A portal without pictures keeps no room for them.
  if (takenAt === null && trouble === "no_browser") return <p className="note">{text}</p>;
  return (
    <figure className={styles.picture} aria-busy={isComing}>
      {takenAt === null ? <Empty /> : <Picture key={takenAt} url={url} takenAt={takenAt} />}
      <figcaption className="note">
        {takenAt !== null && (
          <p>
            Bild der Seite, <RelativeTime dateTime={takenAt} />
            {children === undefined ? "" : `. ${children}`}
          </p>
        )}
        {text !== null && <p>{text}</p>}
      </figcaption>
    </figure>
  );
}

function Picture({ url, takenAt }: { url: string; takenAt: string }) {
  const accountId = useActiveAccountId();
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <Empty />;
  const query = new URLSearchParams({ accountId: String(accountId), encUrl: url, taken: takenAt });
  return (
    <img
      src={`${getWebsitePicture.path}?${query.toString()}`}
      alt={`Bild der Seite ${shownUrl(url)}`}
      width={1280}
      height={800}
      loading="lazy"
      decoding="async"
      className={styles.image}
      onError={() => setIsMissing(true)}
    />
  );
}

export const PictureSkeleton = () => (
  <Skeleton>
    <div className={styles.empty} />
  </Skeleton>
);

const Empty = () => (
  <div className={styles.empty}>
    <Icon shape={globe} size={2} />
  </div>
);
