import { canAct } from "@portal/contract/tv-banners/banners/approval";
import type { CreativeEvent, TvBanner, TvCreative } from "@portal/contract/tv-banners/banners/calls";
import { APPROVAL_LABELS, LAYOUT_LABELS } from "@portal/contract/tv-banners/banners/words";
import { Status } from "../../../ui/content/status.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { Course, CourseStep } from "../../../ui/lists/course.tsx";
import { CreativeActions } from "./creative-actions.tsx";
import { APPROVAL_TONES, eventText, nextStep, stateOf } from "./creative-texts.ts";
import { Preview } from "./preview.tsx";
import styles from "./banners.module.css";

type CreativeItemProps = { creative: TvCreative; banners: readonly TvBanner[]; mayWrite: boolean };

/** A creative with its preview, both approvals, what can be done with it, and its way so far. */
export function CreativeItem({ creative, banners, mayWrite }: CreativeItemProps) {
  const state = stateOf(creative, banners);
  const acts = mayWrite && (["accept", "reject", "withdraw", "set"] as const).some((action) => canAct(state, action));
  return (
    <article className={styles.pair} aria-label={`Motiv „${creative.name}“`}>
      <Preview creative={creative} />
      <div className={styles.facts}>
        <h3>{creative.name}</h3>
        <p className="note">{LAYOUT_LABELS[creative.layout]}.</p>
        <ul role="list" className={styles.approvals}>
          <li>
            Ihre Freigabe: <Status tone={APPROVAL_TONES[state.customer]}>{APPROVAL_LABELS[state.customer]}</Status>
          </li>
          <li>
            Sender: <Status tone={APPROVAL_TONES[state.partner]}>{APPROVAL_LABELS[state.partner]}</Status>
          </li>
        </ul>
        <p>{nextStep(state)}</p>
        {acts && <CreativeActions creative={creative} banners={banners} state={state} />}
        <Way events={creative.events} />
      </div>
    </article>
  );
}

const Way = ({ events }: { events: readonly CreativeEvent[] }) => (
  <details className={styles.way} open>
    <summary>Verlauf</summary>
    <Course>
      {events.map((event) => (
        <CourseStep key={event.id} title={eventText(event)} at={event.at}>
          {event.reason !== "" && <UserText>„{event.reason}“</UserText>}
        </CourseStep>
      ))}
    </Course>
  </details>
);
