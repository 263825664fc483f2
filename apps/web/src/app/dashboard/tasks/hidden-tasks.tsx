import type { HiddenTask } from "@portal/contract/dashboard/calls";
import { useRef } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { hiddenText } from "./mark-texts.ts";
import { useTaskMarks } from "./task-marks.ts";
import styles from "./hidden-tasks.module.css";

/** Tasks that somebody marked, folded away, each with the way back. */
export function HiddenTasks({ tasks, mayWrite }: { tasks: readonly HiddenTask[]; mayWrite: boolean }) {
  const { unmark } = useTaskMarks();
  const summary = useRef<HTMLElement>(null);
  return (
    <details className={styles.hidden}>
      <summary ref={summary}>
        {tasks.length === 1 ? "Eine Aufgabe ist" : `${tasks.length} Aufgaben sind`} erledigt oder zurückgestellt
      </summary>
      <ul role="list">
        {tasks.map((task) => (
          <li key={task.key} className={styles.task}>
            <div>
              <p>{task.title}</p>
              <p className="note">{hiddenText(task)}</p>
            </div>
            {mayWrite && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Wieder zeigen: ${task.title}`}
                onClick={() => {
                  // The row goes; the line above stays, or the headline if it was the only one.
                  if (tasks.length > 1) summary.current?.focus();
                  else document.querySelector("h1")?.focus();
                  void unmark(task.key);
                }}
              >
                Wieder zeigen
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
