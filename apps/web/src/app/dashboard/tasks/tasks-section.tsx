import type { Dashboard, DashboardTask, HiddenTask } from "@portal/contract/dashboard/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { Suspense, useRef, useState } from "react";
import { lazyPart } from "../../../platform/loading/lazy-part.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { check } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { lateCode } from "../late-code.ts";
import styles from "./tasks.module.css";
import { factsText, missingText, sumText, URGENCIES } from "./task-texts.ts";

const SHOWN = 5;

const TaskActions = lazyPart<{ task: DashboardTask }>(() => lateCode().then((code) => ({ default: code.TaskActions })));
const HiddenTasks = lazyPart<{ tasks: readonly HiddenTask[]; mayWrite: boolean }>(() =>
  lateCode().then((code) => ({ default: code.HiddenTasks })),
);

type TasksSectionProps = Pick<Dashboard, "tasks" | "hidden" | "missing"> & { mayWrite: boolean };

/** What the company can do now, over all products, the most valuable first. */
export function TasksSection({ tasks, hidden, missing, mayWrite }: TasksSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  function showAll() {
    setShowsAll(true);
    // The button goes; the first task that it brought is where people read on.
    requestAnimationFrame(() => list.current?.children[SHOWN]?.querySelector("a")?.focus());
  }
  const unknown = missingText(missing);
  const readers = tasks.length > 0 && !mayWrite && "Erledigen können das Inhaber und Personen mit Bearbeitungsrecht.";
  return (
    <Section title="Das ist zu tun" description={readers || sumText(tasks)} id="aufgaben">
      {tasks.length === 0 && unknown === "" && (
        <EmptyState icon={check} title={mayWrite ? "Alles erledigt" : "Für Sie ist nichts zu tun"}>
          {mayWrite
            ? "Wartet jemand auf Sie oder fällt uns etwas auf, steht es hier."
            : "Aufgaben sehen die Inhaber und Personen mit Bearbeitungsrecht."}
        </EmptyState>
      )}
      {tasks.length > 0 && (
        <ul ref={list} className={styles.tasks} role="list">
          {tasks.slice(0, showsAll ? undefined : SHOWN).map((task, index) => (
            <Task
              key={task.key}
              task={task}
              mayWrite={mayWrite}
              isFirstOfKind={task.urgency !== tasks[index - 1]?.urgency}
            />
          ))}
        </ul>
      )}
      {tasks.length > SHOWN && !showsAll && (
        <div>
          <Button size="sm" variant="quiet" onClick={showAll}>
            Alle {tasks.length} zeigen
          </Button>
        </div>
      )}
      {unknown !== "" && <p className="note">{unknown}</p>}
      {hidden.length > 0 && (
        <Suspense>
          <HiddenTasks tasks={hidden} mayWrite={mayWrite} />
        </Suspense>
      )}
    </Section>
  );
}

type TaskProps = { task: DashboardTask; mayWrite: boolean; isFirstOfKind: boolean };

/**
 * The first task of all is drawn larger by its style, with a button; the others are rows. Tasks stand in the order of
 * their urgency, so each urgency is named once.
 */
function Task({ task, mayWrite, isFirstOfKind }: TaskProps) {
  const { place, title, urgency } = task;
  const { tone, label } = URGENCIES[urgency];
  const target = { to: place.page, query: place.query, place: place.place || undefined };
  return (
    <li className={styles.task}>
      <div className={styles.words}>
        {isFirstOfKind && <Status tone={tone}>{label}</Status>}
        <h3 className={styles.title}>
          <PageLink {...target} className={styles.link}>
            {title}
          </PageLink>
        </h3>
        <p>{task.detail}</p>
        <p className="note">{factsText(task, berlinDate(Date.now()))}</p>
      </div>
      {mayWrite && (
        <div className={styles.actions}>
          <PageLink
            {...target}
            className={buttonClass({ variant: "primary" })}
            aria-label={`Jetzt erledigen: ${title}`}
          >
            Jetzt erledigen
          </PageLink>
          <Suspense fallback={<span className={styles.later} />}>
            <TaskActions task={task} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
