/** German names of what is counted, and its exact definition. */
import type { Device, Metric } from "./calls.ts";

export const METRIC_LABELS: Record<Metric, string> = {
  view: "Aufrufe",
  call: "Anrufe",
  route: "Routen",
  website: "Website",
  email: "E-Mails",
};

export const METRIC_DEFINITIONS: Record<Metric, string> = {
  view: "So oft wurde Ihr Eintrag geöffnet.",
  call: "So oft hat jemand auf Ihre Telefonnummer getippt. Anrufe von Hand sehen wir nicht.",
  route: "So oft hat jemand Ihre Adresse auf der Karte geöffnet.",
  website: "So oft hat jemand Ihre Website, Ihren Onlineshop oder Ihre Terminbuchung geöffnet.",
  email: "So oft hat jemand auf Ihre E-Mail-Adresse getippt.",
};

export const DEVICE_LABELS: Record<Device, string> = {
  phone: "Smartphone",
  computer: "Computer",
  tablet: "Tablet",
  unknown: "nicht bekannt",
};
