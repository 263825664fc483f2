/** German words of threads and messages. */
import type { Message, ThreadItem } from "@portal/contract/leads/messages/calls";
import type { ThreadFilter } from "@portal/contract/leads/messages/view";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";

export const FILTER_LABELS: Record<ThreadFilter, string> = {
  all: "Alle",
  unread: "Ungelesen",
  waiting: "Wartet auf Antwort",
};

/** The section's headline. */
export const waitingSentence = (waiting: number): string =>
  waiting === 0
    ? "Alle Nachrichten sind beantwortet"
    : waiting === 1
      ? "Ein Kunde wartet auf Ihre Antwort"
      : `${waiting} Kunden warten auf Ihre Antwort`;

export const unreadWords = (unread: number): string =>
  unread === 1 ? "1 neue Nachricht" : `${unread} neue Nachrichten`;

/** Customer care sees initials, and sometimes none. */
export const nameOf = ({ name }: Pick<ThreadItem, "name">): string => (name === "" ? "Ohne Namen" : name);

export const STATE_WORDS: Record<Message["state"], string> = {
  received: "",
  sending: "Im Postausgang",
  sent: "Gesendet",
  failed: "Nicht zugestellt. Bitte rufen Sie den Kunden an.",
};

/** Messages by Berlin day, in their order. */
export function byDay<M extends { at: string }>(messages: readonly M[]): { day: Day; messages: M[] }[] {
  const days: { day: Day; messages: M[] }[] = [];
  for (const message of messages) {
    const day = berlinDate(new Date(message.at).getTime());
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Older pages before newer ones, each message once. */
export function joined(older: readonly Message[], latest: readonly Message[]): Message[] {
  const known = new Set(latest.map(({ id }) => id));
  return [...older.filter(({ id }) => !known.has(id)), ...latest];
}
