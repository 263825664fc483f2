import type { ManagedRating } from "@portal/contract/ratings/manage/calls";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { external } from "../../../../ui/icons/icons.ts";
import styles from "../manage.module.css";

type SourceLinkProps = { rating: ManagedRating; needsIt: boolean; name: string };

/** Sources deliver addresses; only those of web pages become links. */
const isWebAddress = (url: string | null): url is string =>
  url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The rating at its source. `needsIt`: only there it can be answered. */
export function SourceLink({ rating: { source, url }, needsIt, name }: SourceLinkProps) {
  const { label } = RATING_SOURCES[source];
  if (!isWebAddress(url)) {
    return needsIt ? <span className="note">Antworten können Sie nur bei {label} selbst.</span> : null;
  }
  return (
    <a className={styles.link} href={url} target="_blank" rel="noreferrer noopener">
      {needsIt ? `Bei ${label} antworten` : `Bei ${label} ansehen`}
      <Icon shape={external} size={1} />
      <span className="visually-hidden"> (neues Fenster): Bewertung von {name}</span>
    </a>
  );
}
