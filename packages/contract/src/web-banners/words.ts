/** German words for the states of a web banner, and for what was done with it. */
import type { BannerAction, BannerState } from "./states.ts";

export const BANNER_STATE_LABELS: Record<BannerState, string> = {
  awaiting_files: "Dateien fehlen",
  submitted: "Wird geprüft",
  withdrawn: "Zurückgezogen",
  refused: "Abgelehnt",
  to_approve: "Freigabe offen",
  change_requested: "Wird geändert",
  approved: "Freigegeben",
  running: "Läuft",
  paused: "Pausiert",
  ended: "Beendet",
};

/** What happened, after the name of who did it: "Anna Brandt hat das Banner freigegeben." */
export const BANNER_ACTION_WORDS: Record<BannerAction, string> = {
  submit: "hat die Dateien wieder zur Prüfung gegeben",
  withdraw: "hat die Dateien zurückgezogen",
  approve: "hat das Banner freigegeben",
  reject: "hat eine Änderung gewünscht",
  revoke: "hat die Antwort zurückgenommen",
  pause: "hat das Banner angehalten",
  resume: "hat das Banner wieder gestartet",
  upload: "hat Dateien hochgeladen",
  produce: "hat das fertige Banner zur Freigabe gegeben",
  refuse: "hat die Dateien abgelehnt",
  start: "hat das Banner gestartet",
  end: "hat das Banner beendet",
};
