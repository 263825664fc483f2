import type { EntryPart } from "@portal/contract/entry/parts";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { CONTRIBUTION_KINDS, type ContributionKind } from "@portal/contract/ugc/calls";
import type { HintDecision } from "@portal/contract/ugc/decide-hint";
import { type EntryHint, HINTS_PLACE } from "@portal/contract/ugc/hints";
import { useRef, useState } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Quote } from "../../../ui/content/quote.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { check } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { editPlace } from "../paths.ts";
import styles from "./differences.module.css";
import { useDecideHint } from "./use-hints.ts";
import { Versions } from "./versions.tsx";

type Decision = Exclude<HintDecision, "reopen">;

/** Where the company mends it by hand; what it can't mend itself leads to a question to the provider. */
const PART_OF: Partial<Record<ContributionKind, EntryPart>> = {
  phone: "companyData",
  address: "companyData",
  hours: "openingHours",
  other: "companyData",
};

/** What visitors reported, each with what it would change and buttons to decide. Renders nothing if there is none. */
export function HintsSection({ hints, mayWrite }: { hints: readonly EntryHint[]; mayWrite: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [running, setRunning] = useState<string | null>(null);
  const decide = useDecideHint();
  if (hints.length === 0) return null;

  async function run(hint: EntryHint, decision: Decision) {
    setRunning(`${hint.id} ${decision}`);
    const done = await decide(hint, decision);
    setRunning(null);
    // A decided hint leaves the list and would take the focus with it.
    if (done) list.current?.focus();
  }
  return (
    <Section
      id={HINTS_PLACE}
      title="Hinweise von Besuchern"
      description="Das hat uns jemand zu Ihrem Eintrag geschrieben. Am Eintrag ändert sich nichts, bis Sie entscheiden."
    >
      <ul ref={list} tabIndex={-1} className={styles.fields} role="list" aria-label="Hinweise von Besuchern">
        {hints.map((hint) => (
          <li key={hint.id} className={styles.field}>
            <div className={styles.versions}>
              <h3 className={styles.label}>{CONTRIBUTION_KINDS[hint.kind]}</h3>
              <Quote>
                <UserText>{hint.text}</UserText>
              </Quote>
              <p className="note">
                Hinweis {hint.id} vom {germanDay(berlinDate(Date.parse(hint.createdAt)))}
              </p>
              {hint.change?.fields.map((field) => (
                <Versions key={field.field} field={field} proposedBy="Laut Hinweis" level={4} />
              ))}
            </div>
            {mayWrite && <Decisions hint={hint} running={running} onDecide={(how) => void run(hint, how)} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type DecisionsProps = { hint: EntryHint; running: string | null; onDecide: (decision: Decision) => void };

function Decisions({ hint: { id, kind, change }, running, onDecide }: DecisionsProps) {
  const part = PART_OF[kind];
  const button = (decision: Decision, label: string) => (
    <Button
      size="sm"
      {...(decision === "accept" && { variant: "primary", icon: check })}
      pending={running === `${id} ${decision}`}
      disabled={running !== null}
      aria-label={`Hinweis ${id}: ${label}`}
      onClick={() => onDecide(decision)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.decisions}>
      {change !== null && button("accept", "Übernehmen")}
      {change === null && part !== undefined && (
        <PageLink to="entry_data" {...editPlace(part)} className={buttonClass({ size: "sm", variant: "primary" })}>
          Im Eintrag ändern
        </PageLink>
      )}
      {change === null && part === undefined && (
        <PageLink
          to="service_cases"
          query={{ neu: "entry", bezug: `Hinweis ${id}` }}
          className={buttonClass({ size: "sm", variant: "primary" })}
        >
          Uns dazu schreiben
        </PageLink>
      )}
      {change === null && button("right", "Erledigt")}
      {button("wrong", "Stimmt nicht")}
    </div>
  );
}
