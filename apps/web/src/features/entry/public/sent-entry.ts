/** The entry that came with its page. The browser takes the page over with the data that the server rendered. */
import { SENT_ENTRY_ID, type SentEntry } from "@portal/contract/entry/sent-entry";

let sent: SentEntry | undefined;

/** For the server's renderer, whose document is empty. */
export const setSentEntry = (next: SentEntry): void => void (sent = next);

/** The sent entry of a company; undefined for other companies, and if the page came without an entry. */
export function sentEntry(companyId: string): SentEntry | undefined {
  const text = sent === undefined && document.getElementById(SENT_ENTRY_ID)?.textContent;
  if (text) sent = JSON.parse(text) as SentEntry;
  return String(sent?.entry.companyId) === companyId ? sent : undefined;
}
