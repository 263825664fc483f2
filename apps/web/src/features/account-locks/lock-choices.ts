/** The locks as choices: what the provider may send a company, and what stops without it. Pure. */
import {
  ACCOUNT_LOCK_FLAGS,
  ACCOUNT_LOCKS,
  type AccountLock,
  type AccountLockFlag,
  type AccountLocks,
} from "@portal/contract/account-locks/calls";

export type LockChoice = { readonly lock: AccountLock; readonly label: string; readonly without: string };
export type LockChoiceGroup = { readonly title: string; readonly choices: readonly LockChoice[] };

/** All thirteen, ordered by how often companies ask for them. */
export const LOCK_CHOICE_GROUPS: readonly LockChoiceGroup[] = [
  {
    title: "Anrufe und Mitteilungen",
    choices: [
      { lock: "call", label: "Anrufe unserer Beratung", without: "Wir rufen Sie nicht mehr von uns aus an." },
      {
        lock: "portalMessages",
        label: "Mitteilungen beim Anmelden",
        without: "Beim Anmelden erscheinen keine Mitteilungen an Ihre Firma mehr.",
      },
    ],
  },
  {
    title: "Anfragen",
    choices: [
      {
        lock: "leads",
        label: "Anfragen von Kunden",
        without: "Wir leiten keine Anfragen von Kunden mehr an Sie weiter.",
      },
      { lock: "jobLeads", label: "Bewerbungen", without: "Wir leiten keine Bewerbungen mehr an Sie weiter." },
    ],
  },
  {
    title: "Bewertungen",
    choices: [
      {
        lock: "ratingSummaryDisplay",
        label: "Bewertungen in Ihrem Eintrag zeigen",
        without: "Ihr Eintrag zeigt keine Zusammenfassung Ihrer Bewertungen mehr.",
      },
      {
        lock: "signet",
        label: "Bewertungssiegel",
        without: "Ihr Siegel wird nirgends mehr gezeigt, auch nicht auf Ihrer Website.",
      },
      {
        lock: "ratingAlert",
        label: "E-Mail bei neuen Bewertungen",
        without: "Wir schreiben Ihnen nicht mehr, wenn jemand Sie bewertet.",
      },
      {
        lock: "ratingStatus",
        label: "E-Mail zum Stand Ihrer Bewertungen",
        without: "Sie erhalten keine Übersicht Ihrer Bewertungen mehr per E-Mail.",
      },
    ],
  },
  {
    title: "Newsletter",
    choices: [
      {
        lock: "newsletter",
        label: "Allgemeiner Newsletter",
        without: "Sie erhalten keine Neuigkeiten und Ratgeber mehr per E-Mail.",
      },
      {
        lock: "productNewsletter",
        label: "Newsletter zu Produkten",
        without: "Sie erhalten keine E-Mails zu neuen oder passenden Produkten mehr.",
      },
      {
        lock: "successNewsletter",
        label: "E-Mail zum Erfolg Ihrer Werbung",
        without: "Sie erhalten keine E-Mails mehr darüber, was Ihre Werbung gebracht hat.",
      },
    ],
  },
  {
    title: "Umfragen",
    choices: [
      { lock: "surveys", label: "Umfragen", without: "Wir bitten Sie nicht mehr, an Umfragen teilzunehmen." },
      {
        lock: "serviceSurveys",
        label: "Fragen zu unserem Service",
        without: "Nach einem Gespräch mit uns fragen wir nicht mehr, wie es war.",
      },
    ],
  },
];

/** True for each lock's choice that the company makes, that is, where the lock is not set. */
export type Chosen = Record<AccountLock, boolean>;

export const chosenOf = (locks: AccountLocks): Chosen =>
  Object.fromEntries(ACCOUNT_LOCKS.map((lock) => [lock, !locks[ACCOUNT_LOCK_FLAGS[lock]]])) as Chosen;

/** The flags that differ, as the server stores them: true locks. */
export const changesOf = (before: Chosen, now: Chosen): Partial<Record<AccountLockFlag, boolean>> =>
  Object.fromEntries(
    ACCOUNT_LOCKS.filter((lock) => before[lock] !== now[lock]).map((lock) => [ACCOUNT_LOCK_FLAGS[lock], !now[lock]]),
  );
