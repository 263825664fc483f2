import type { BannerCreative } from "@portal/contract/web-banners/calls";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { creativeHref } from "../banners-store.ts";
import { creativeText } from "./banner-texts.ts";
import styles from "./banners.module.css";

type BannerPreviewProps = { creative: BannerCreative; banner: string; place: string };

/**
 * A file at its true size, as visitors see it. The frame runs nothing and has no origin; its document has a policy of
 * its own. On narrow screens it scrolls by itself.
 */
export function BannerPreview({ creative, banner, place }: BannerPreviewProps) {
  const accountId = useActiveAccountId();
  const { id, name, width, height } = creative;
  return (
    <figure className={styles.preview}>
      <div className={styles.scroll} role="region" aria-label={`Vorschau ${place}: ${banner}`} tabIndex={0}>
        <iframe
          className={styles.frame}
          title={`${banner}, ${name === "" ? "Banner" : name}`}
          src={creativeHref(accountId, id)}
          sandbox=""
          width={width}
          height={height}
          loading="lazy"
          tabIndex={-1}
        />
      </div>
      <figcaption className="note">
        {name === "" ? "" : `${name}: `}
        {creativeText(creative)}
      </figcaption>
    </figure>
  );
}
