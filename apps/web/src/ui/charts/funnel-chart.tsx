import { scaleLinear } from "d3-scale";
import { ChartFrame } from "./chart-frame.tsx";
import type { Paint } from "./chart-files.ts";
import styles from "./funnel-chart.module.css";

export type FunnelStep = {
  label: string;
  value: number;
  /** How many of the step before came as far: "4,1 % davon"; empty for the first. */
  rate: string;
};

type FunnelChartProps = {
  title: string;
  /** What the chart says, in one or two sentences. */
  summary: string;
  steps: readonly FunnelStep[];
  format: (value: number) => string;
  fileName: string;
};

/** Few of many remain with each step: bars whose lengths are true to each other, in the order of the steps. */
export function FunnelChart({ title, summary, steps, format, fileName }: FunnelChartProps) {
  const share = scaleLinear().domain([0, Math.max(1, ...steps.map(({ value }) => value))]);
  const table = {
    headings: ["Schritt", "Anzahl", "Anteil"],
    rows: steps.map(({ label, value, rate }) => [label, format(value), rate]),
  };
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={table}
      csv={{ ...table, rows: steps.map(({ label, value, rate }) => [label, String(value), rate]) }}
      paint={paintFunnel(steps, share, format)}
      fileName={fileName}
    >
      <ol className={styles.steps} role="list">
        {steps.map(({ label, value, rate }) => (
          <li key={label} className={styles.step}>
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>{format(value)}</span>
              {rate !== "" && (
                <span className={styles.rate}>
                  <span className="visually-hidden">, </span>
                  {rate}
                </span>
              )}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} data-look="main" style={{ inlineSize: `${share(value) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}

const paintFunnel =
  (steps: readonly FunnelStep[], share: (value: number) => number, format: (value: number) => string): Paint =>
  (context, { width, height }, palette) => {
    const row = height / steps.length;
    for (const [place, { label, value, rate }] of steps.entries()) {
      context.fillStyle = palette.ink;
      context.fillText(`${label}: ${format(value)}${rate === "" ? "" : `, ${rate}`}`, 0, place * row + 22);
      context.fillStyle = palette.of("main");
      context.fillRect(0, place * row + 36, Math.max(3, share(value) * width), Math.min(60, row - 50));
    }
  };
