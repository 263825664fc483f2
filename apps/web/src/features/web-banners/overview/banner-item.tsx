import { rightCovers } from "@portal/contract/http/access";
import type { WebBanner } from "@portal/contract/web-banners/calls";
import { FLAVOUR_RULES } from "@portal/contract/web-banners/flavours";
import { BANNER_STATE_LABELS } from "@portal/contract/web-banners/words";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Course, CourseStep } from "../../../ui/lists/course.tsx";
import { Item, ItemHead } from "../../../ui/lists/item-list.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download } from "../../../ui/icons/icons.ts";
import { zipHref } from "../banners-store.ts";
import { BannerActions } from "./banner-actions.tsx";
import { BannerPreview } from "./banner-preview.tsx";
import { BANNER_TONES, daysText, eventText, latestReason, NEXT_STEPS } from "./banner-texts.ts";
import styles from "./banners.module.css";

/** The anchor of a banner on the page. */
export const placeOf = ({ id }: Pick<WebBanner, "id">): string => `banner-${id}`;

/** One banner: its state and what to do, the files as visitors see them, and its history. */
export function BannerItem({ banner }: { banner: WebBanner }) {
  const accountId = useActiveAccountId();
  const mayWrite = rightCovers(useAccount().right, "write");
  const { id, name, state, flavour, creatives, targetUrl } = banner;
  const days = daysText(banner);
  const reason = latestReason(banner);
  return (
    <Item layout="block" id={placeOf(banner)} aria-label={`Banner ${name}`}>
      <ItemHead>
        <h3>{name}</h3>
        <Status tone={BANNER_TONES[state]}>{BANNER_STATE_LABELS[state]}</Status>
      </ItemHead>
      <p className="note">{NEXT_STEPS[state]}</p>
      {reason !== "" && <UserText look="box">{reason}</UserText>}
      {creatives.length > 0 && (
        <div className={styles.previews}>
          {creatives.map((creative, index) => (
            <BannerPreview key={creative.id} creative={creative} banner={name} place={String(index + 1)} />
          ))}
        </div>
      )}
      {mayWrite && <BannerActions banner={banner} />}
      <p className="note">
        Erscheint {FLAVOUR_RULES[flavour].shown}
        {days === null ? "" : `, ${days}`}.{" "}
        {targetUrl === null ? "Das Ziel steht noch nicht fest." : `Ziel: ${targetUrl}`}
      </p>
      {creatives.length > 0 && (
        <p>
          <a href={zipHref(accountId, id)} download className={styles.download} data-print="hide">
            <Icon shape={download} size={1} />
            Dateien herunterladen (ZIP)<span className="visually-hidden">: {name}</span>
          </a>
        </p>
      )}
      {banner.history.length > 0 && <History banner={banner} />}
    </Item>
  );
}

const History = ({ banner: { name, history } }: { banner: WebBanner }) => (
  <details className={styles.history}>
    <summary>
      Verlauf<span className="visually-hidden"> von {name}</span>
    </summary>
    <Course>
      {history.toReversed().map((event) => (
        <CourseStep key={event.id} title={eventText(event)} at={event.at}>
          {event.reason !== "" && <p className="note">{event.reason}</p>}
        </CourseStep>
      ))}
    </Course>
  </details>
);
