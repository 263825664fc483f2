/** German names of what is counted. */
import type { Device, Metric } from "./tracking-events.ts";

export const METRIC_LABELS: Record<Metric, string> = {
  view: "Aufrufe",
  call: "Anrufe",
  route: "Routen",
  website: "Website",
  email: "E-Mails",
};

export const DEVICE_LABELS: Record<Device, string> = {
  phone: "Smartphone",
  computer: "Computer",
  tablet: "Tablet",
  unknown: "nicht bekannt",
};
