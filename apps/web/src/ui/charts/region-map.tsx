import { type KeyboardEvent, useId } from "react";
import { PictureButton } from "./chart-below.tsx";
import type { Paint } from "./chart-files.ts";
import { neighbour, type Placed } from "./neighbours.ts";
import styles from "./region-map.module.css";
import { useChosen } from "./use-chosen.ts";

/** One place of a map. Outline and middle of the label are in the units of the map's size. */
export type MapShape = Placed & { readonly outline: string };

/** `value`: null where it is not told. */
export type MapRegion = { readonly name: string; readonly value: number | null };

type RegionMapProps = {
  /** Heads the picture and names its file. */
  title: string;
  /** What the map shows and how to move in it: "Aufrufe nach Bundesland: mit den Pfeiltasten durch die Länder". */
  label: string;
  /** What is counted: "Aufrufe". */
  unit: string;
  size: { readonly width: number; readonly height: number };
  shapes: readonly MapShape[];
  /** By the key of their shape. */
  regions: Readonly<Record<string, MapRegion>>;
  /** The sum that shares refer to; it may have values of no place. */
  all: number;
  /** What is said of a place without a value: "nicht einzeln gezeigt". */
  untold: string;
};

const LEVELS = 5;
const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 0 });

/**
 * Values of places as a map. Each value stands in its place, so that colour only helps; the text above describes the
 * place with the highest value, or the one under the pointer or chosen by keys. Screen readers get a list of options.
 */
export function RegionMap({ title, label, unit, size, shapes, regions, all, untold }: RegionMapProps) {
  const { chosen, choose, focus, ends } = useChosen<string>();
  const id = useId();
  const values = shapes.map(({ key }) => regions[key]?.value ?? 0);
  const most = Math.max(1, ...values);
  const highest = shapes[values.indexOf(most)] ?? shapes[0];
  const current = chosen ?? highest?.key ?? "";
  const wordsOf = (key: string): string => textOf(regions[key]?.value ?? null, { unit, all, untold });
  function follow(event: KeyboardEvent) {
    const next = keyAfter(event.key, current, shapes);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }
  return (
    <figure className={styles.map} aria-label={title}>
      <figcaption className={styles.words}>
        <strong>{regions[current]?.name}</strong>
        <span className="visually-hidden">: </span>
        <span>{wordsOf(current)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={styles.drawing}
        role="listbox"
        aria-label={label}
        onKeyDown={follow}
        {...ends}
      >
        {shapes.map(({ key, outline }) => (
          <path
            key={key}
            id={`${id}-${key}`}
            role="option"
            aria-selected={key === current}
            aria-label={`${regions[key]?.name ?? key}: ${wordsOf(key)}`}
            tabIndex={key === current ? 0 : -1}
            className={styles.region}
            data-look={lookOf(regions[key]?.value ?? 0, most)}
            d={outline}
            // Not when it enters: that also happens when the page scrolls under a pointer that rests.
            onPointerMove={() => choose(key)}
            onFocus={() => focus(key)}
          />
        ))}
        <g aria-hidden="true" className={styles.over}>
          <path className={styles.frame} d={shapes.find(({ key }) => key === current)?.outline} />
          {shapes.map(({ key, label: [x, y] }) => (
            <text key={key} x={x} y={y}>
              {told(regions[key]?.value)}
            </text>
          ))}
        </g>
      </svg>
      <PictureButton title={title} fileName={title} paint={paintMap(size, shapes, regions, most)} />
    </figure>
  );
}

/** "level-0" without a value, up to "level-5". */
const lookOf = (value: number, most: number): string => `level-${Math.ceil((LEVELS * value) / most)}`;

const paintMap =
  (
    size: RegionMapProps["size"],
    shapes: readonly MapShape[],
    regions: RegionMapProps["regions"],
    most: number,
  ): Paint =>
  (context, area, palette) => {
    const scale = Math.min(area.width / size.width, area.height / size.height);
    context.scale(scale, scale);
    context.textAlign = "center";
    for (const { key, outline, label } of shapes) {
      const value = regions[key]?.value;
      context.fillStyle = palette.of(lookOf(value ?? 0, most));
      context.strokeStyle = palette.strong;
      paintShape(context, new Path2D(outline));
      context.fillStyle = palette.ink;
      context.fillText(told(value), label[0], label[1] + 5);
    }
  };

function paintShape(context: CanvasRenderingContext2D, shape: Path2D): void {
  context.fill(shape);
  context.stroke(shape);
}

const told = (value: number | null | undefined): string => (value == null ? "" : whole.format(value));

function textOf(value: number | null, { unit, all, untold }: Pick<RegionMapProps, "unit" | "all" | "untold">): string {
  return value === null ? untold : `${whole.format(value)} ${unit}, ${percent.format(value / Math.max(1, all))}`;
}

/** The first and the last place are those of the list. */
function keyAfter(pressed: string, current: string, shapes: readonly MapShape[]): string | undefined {
  if (pressed === "Home") return shapes[0]?.key;
  if (pressed === "End") return shapes.at(-1)?.key;
  return neighbour(shapes, current, pressed);
}
