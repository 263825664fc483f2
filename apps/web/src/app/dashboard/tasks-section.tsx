import type { DashboardTask } from "@portal/contract/dashboard/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useId, useRef, useState } from "react";
import { effortText } from "../../features/entry/completeness/next-steps.tsx";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { check, chevronRight } from "../../ui/icons/icons.ts";
import { Section } from "../../ui/page/section.tsx";
import styles from "./tasks-section.module.css";
import { dueText, missingText } from "./work-texts.ts";

const SHOWN = 5;

type TasksSectionProps = { tasks: readonly DashboardTask[]; missing: readonly string[]; mayWrite: boolean };

/** What the company's products need from it, the most valuable first. */
export function TasksSection({ tasks, missing, mayWrite }: TasksSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  function showAll() {
    setShowsAll(true);
    // The button goes; the first task that it brought is where people read on.
    requestAnimationFrame(() => list.current?.querySelectorAll("a")[SHOWN]?.focus());
  }
  const unknown = missingText(missing);
  return (
    <Section
      title="Das ist zu tun"
      description={
        !mayWrite && tasks.length > 0
          ? "Erledigen können das die Inhaber und Personen mit Bearbeitungsrecht."
          : undefined
      }
    >
      {tasks.length === 0 && unknown === "" && (
        <EmptyState icon={check} title="Gerade nichts">
          Braucht eines Ihrer Produkte etwas von Ihnen, steht es hier.
        </EmptyState>
      )}
      {tasks.length > 0 && (
        <ul id={listId} ref={list} className={styles.tasks} role="list">
          {tasks.slice(0, showsAll ? undefined : SHOWN).map((task) => (
            <Task key={task.key} task={task} />
          ))}
        </ul>
      )}
      {tasks.length > SHOWN && !showsAll && (
        <Button size="sm" variant="quiet" onClick={showAll}>
          Alle {tasks.length} zeigen
        </Button>
      )}
      {unknown !== "" && <p className={styles.quiet}>{unknown}</p>}
    </Section>
  );
}

function Task({ task }: { task: DashboardTask }) {
  const due = dueText(task, berlinDate(Date.now()));
  return (
    <li>
      <PageLink to={task.place.page} query={task.place.query} className={styles.task}>
        <span className={styles.words}>
          <span className={styles.title}>{task.title}</span>
          <span className={styles.quiet}>{task.detail}</span>
          <span className={styles.quiet}>
            {effortText(task.minutes)}
            {due && `, ${due}`}
          </span>
        </span>
        <Icon shape={chevronRight} className={styles.arrow} />
      </PageLink>
    </li>
  );
}
