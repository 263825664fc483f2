import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import {
  type CSSProperties,
  type MouseEventHandler,
  type ReactNode,
  type RefObject,
  type TouchEventHandler,
  useRef,
} from "react";

type SortableProps = {
  /** The ids in the order of the children. */
  ids: readonly string[];
  /** Name of an item, announced while it moves: "Bild 3", "Preisliste". */
  nameOf: (id: string) => string;
  layout: "grid" | "list";
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** Pixels that a pointer moves before a press becomes a drag, and milliseconds that a finger rests before it does. */
const MOUSE_DISTANCE = 6;
const TOUCH_DELAY = 200;
const TOUCH_TOLERANCE = 8;

const INSTRUCTIONS =
  "Zum Verschieben die Leertaste drücken, mit den Pfeiltasten an die gewünschte Stelle bringen und mit der Leertaste ablegen. Die Escape-Taste bricht ab.";

/**
 * A list that people sort by mouse, finger or keyboard; each child calls `useSortableItem`. It imports a library, so
 * import it only from code that loads on demand. Offer buttons for moving beside the handle.
 */
export function Sortable({ ids, nameOf, layout, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY, tolerance: TOUCH_TOLERANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const lastOver = useRef<UniqueIdentifier | null>(null);
  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over === null || over.id === active.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: germanAnnouncements(ids, nameOf, lastOver),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === "grid" ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** An item's position, counted from 1. */
export const placeText = (index: number, count: number): string => `Stelle ${index + 1} von ${count}`;

function germanAnnouncements(
  ids: readonly string[],
  nameOf: (id: string) => string,
  lastOver: RefObject<UniqueIdentifier | null>,
): Announcements {
  const name = ({ id }: { id: UniqueIdentifier }) => nameOf(String(id));
  const place = ({ id }: { id: UniqueIdentifier }) => placeText(ids.indexOf(String(id)), ids.length);
  return {
    onDragStart({ active }) {
      lastOver.current = active.id;
      return `${name(active)} aufgenommen, ${place(active)}.`;
    },
    onDragOver({ active, over }) {
      // Right after the start the item is over itself; announcing that would replace the announcement of the start.
      if (over === null || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return `${name(active)} über ${place(over)}.`;
    },
    onDragEnd: ({ active, over }) => `${name(active)} abgelegt, ${place(over ?? active)}.`,
    onDragCancel: ({ active }) => `Verschieben abgebrochen. ${name(active)} bleibt an ${place(active)}.`,
  };
}

/**
 * Props that a child of `Sortable` spreads: `item` on its element, `handle` on its button, `grip` on anything else
 * that a pointer may drag.
 */
export function useSortableItem(id: string) {
  const sortable = useSortable({ id, attributes: { roleDescription: "verschiebbar" } });
  const { transform, transition, isDragging, listeners } = sortable;
  // The handle is a native button, which needs no role.
  const { role: _role, ...attributes } = sortable.attributes;
  const style: CSSProperties = {
    transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined,
    // The token respects reduced motion.
    transition: transition ? "transform var(--medium) var(--ease)" : undefined,
    zIndex: isDragging ? 1 : undefined,
    position: "relative",
  };
  return {
    isDragging,
    item: { ref: sortable.setNodeRef, style },
    handle: { ref: sortable.setActivatorNodeRef, ...attributes, ...listeners },
    grip: {
      onMouseDown: listeners?.["onMouseDown"] as MouseEventHandler | undefined,
      onTouchStart: listeners?.["onTouchStart"] as TouchEventHandler | undefined,
    },
  };
}
