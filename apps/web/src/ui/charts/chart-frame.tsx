import type { ComponentProps, ReactNode } from "react";
import { ChartBelow } from "./chart-below.tsx";
import styles from "./chart-frame.module.css";

type ChartFrameProps = ComponentProps<typeof ChartBelow> & {
  /** What the chart says, in one or two sentences. */
  summary: string;
  children: ReactNode;
};

/** Around a chart: its message as text, the drawing, the figures as a table, and picture and figures as files. */
export const ChartFrame = ({ summary, children, ...below }: ChartFrameProps) => (
  <figure className={styles.chart} aria-label={below.title}>
    <figcaption className={styles.summary}>{summary}</figcaption>
    {children}
    <ChartBelow {...below} />
  </figure>
);
