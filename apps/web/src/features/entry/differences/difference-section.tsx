import type {
  DifferenceDecision,
  EntryDifference,
  EntryDifferenceField,
} from "@portal/contract/entry/differences/calls";
import { PARTS, type EntryField } from "@portal/contract/entry/parts";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useRef, useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { check, undo } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { fieldLabel } from "../history/change-texts.ts";
import styles from "./differences.module.css";
import { useDecide } from "./use-differences.ts";
import { Versions } from "./versions.tsx";

/** One part: both versions of each field, and buttons to choose between them. */
export function DifferenceSection({ difference, mayWrite }: { difference: EntryDifference; mayWrite: boolean }) {
  const { part, proposedAt, fields, refused } = difference;
  const list = useRef<HTMLUListElement>(null);
  const [running, setRunning] = useState<string | null>(null);
  const decide = useDecide();

  async function run(chosen: readonly EntryField[], decision: DifferenceDecision) {
    setRunning(`${chosen.join()} ${decision}`);
    const done = await decide(difference, chosen, decision);
    setRunning(null);
    // A decided field leaves the list and would take the focus with it.
    if (done) list.current?.focus();
  }
  const buttonFor = ({ field }: EntryDifferenceField, decision: "accept" | "refuse" | "reopen") => (
    <Button
      size="sm"
      {...LOOKS[decision]}
      pending={running === `${field} ${decision}`}
      disabled={running !== null}
      aria-label={`${fieldLabel(field)}: ${LOOKS[decision].children}`}
      onClick={() => void run([field], decision)}
    />
  );
  const all = fields.map(({ field }) => field);
  return (
    <Section
      title={PARTS[part].label}
      description={`Unsere Daten vom ${germanDay(berlinDate(Date.parse(proposedAt)))}`}
      id={part}
    >
      <ul ref={list} tabIndex={-1} className={styles.fields} role="list" aria-label={PARTS[part].label}>
        {fields.map((one) => (
          <li key={one.field} className={styles.field}>
            <Versions field={one} proposedBy="Unsere Daten" />
            {mayWrite && (
              <div className={styles.decisions}>
                {buttonFor(one, "accept")}
                {buttonFor(one, "refuse")}
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && fields.length > 1 && (
        <div className={styles.all}>
          <Button size="sm" disabled={running !== null} onClick={() => void run(all, "accept")}>
            {allOf(fields.length)} übernehmen<span className="visually-hidden">: {PARTS[part].label}</span>
          </Button>
          <Button size="sm" disabled={running !== null} onClick={() => void run(all, "refuse")}>
            {allOf(fields.length)} behalten<span className="visually-hidden">: {PARTS[part].label}</span>
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <details className={styles.refused}>
          <summary>{refused.length === 1 ? "Eine Angabe abgelehnt" : `${refused.length} Angaben abgelehnt`}</summary>
          <ul className={styles.fields} role="list">
            {refused.map((one) => (
              <li key={one.field} className={styles.field}>
                <Versions field={one} proposedBy="Unsere Daten" />
                {mayWrite && <div className={styles.decisions}>{buttonFor(one, "reopen")}</div>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

const allOf = (count: number): string => (count === 2 ? "Beide" : `Alle ${count}`);

const LOOKS = {
  accept: { variant: "primary", icon: check, children: "Übernehmen" },
  refuse: { variant: "secondary", children: "Meine behalten" },
  reopen: { variant: "quiet", icon: undo, children: "Wieder vorlegen" },
} as const;
