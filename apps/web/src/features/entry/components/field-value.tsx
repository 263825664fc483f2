import { germanDay } from "@portal/contract/formats";
import type { DayHours, SpecialDay, TemporaryClosure } from "@portal/contract/opening-hours-model";
import { dayHoursText, specialDayText } from "@portal/contract/opening-hours-text";
import styles from "./field-value.module.css";

/** The value of a field in words, for history and comparison; "" where there is none. */
export function fieldText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (field.startsWith("week.")) return dayHoursText(value as DayHours);
  if (field === "specialDays") return (value as SpecialDay[]).map(specialDayText).join("\n");
  if (field === "temporarilyClosed") return closureText(value as TemporaryClosure);
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** "ab 02.01.2027 bis auf Weiteres (Umbau)" */
export function closureText({ from, until, note }: TemporaryClosure): string {
  const end = until === null ? "bis auf Weiteres" : `bis ${germanDay(until)}`;
  return `ab ${germanDay(from)} ${end}${note === "" ? "" : ` (${note})`}`;
}

/** A value as people read it: the logo as a picture, lines as lines, nothing as "nicht angegeben". */
export function FieldValue({ field, value }: { field: string; value: unknown }) {
  if (field === "logo" && typeof value === "string") return <img className={styles.logo} src={value} alt="Logo" />;
  const text = fieldText(field, value);
  return text === "" ? (
    <span className={styles.absent}>nicht angegeben</span>
  ) : (
    <span className={styles.text}>{text}</span>
  );
}
