import type { DashboardTask } from "@portal/contract/dashboard/calls";
import type { TaskMarkKind } from "@portal/contract/dashboard/tasks/marks";
import { type RefObject, useRef, useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { check } from "../../../ui/icons/icons.ts";
import { Popover, popoverItemClass } from "../../../ui/overlays/popover.tsx";
import { MARK_LABELS } from "./mark-texts.ts";
import { useTaskMarks } from "./task-marks.ts";

/** "Erledigt" and the ways to put a task off. */
export function TaskActions({ task }: { task: DashboardTask }) {
  const { mark } = useTaskMarks();
  const [isBusy, setIsBusy] = useState(false);
  const place = useRef<HTMLSpanElement>(null);

  async function choose(kind: TaskMarkKind) {
    const next = neighbourOf(place);
    setIsBusy(true);
    // The row goes with its buttons; people go on with the task that takes its place.
    if (await mark(task, kind)) next?.focus();
    else setIsBusy(false);
  }
  // Where somebody waits, a task fits every company.
  const later: TaskMarkKind[] = [
    "tomorrow",
    "next_week",
    ...(task.urgency === "customers" ? [] : ["not_for_us" as const]),
  ];
  return (
    <>
      <span ref={place} hidden />
      <Button
        size="sm"
        icon={check}
        pending={isBusy}
        aria-label={`Erledigt: ${task.title}`}
        onClick={() => void choose("done")}
      >
        Erledigt
      </Button>
      <Popover trigger="Später" label={`Später: ${task.title}`} size="sm" align="end" disabled={isBusy}>
        {(close) =>
          later.map((kind) => (
            <button
              key={kind}
              type="button"
              className={popoverItemClass}
              onClick={() => {
                close();
                void choose(kind);
              }}
            >
              {MARK_LABELS[kind]}
            </button>
          ))
        }
      </Popover>
    </>
  );
}

/** The link of the next task, of the one before if it is the last, or the headline if it is the only one. */
function neighbourOf(place: RefObject<HTMLElement | null>): HTMLElement | null {
  const row = place.current?.closest("li");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector("a") ?? document.querySelector("h1");
}
