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
      {
        lock: "call",
        label: "Anrufe von uns",
        without: "Den Code für die Übernahme Ihres Eintrags sagen wir nicht mehr am Telefon.",
      },
      {
        lock: "portalMessages",
        label: "Mitteilungen beim Anmelden",
        without:
          "Beim Anmelden erscheinen keine Mitteilungen mehr. Auch E-Mails zu neuen Nachrichten von Kunden, zu offenen Anrufen und Aufgaben, zu Bannern und Werbebudget und zum Ende der Inhaberschaft entfallen.",
      },
    ],
  },
  {
    title: "Anfragen",
    choices: [
      {
        lock: "leads",
        label: "Anfragen von Kunden",
        without: "Wir leiten keine Anfragen mehr an Sie weiter, und in Ihrem Eintrag kann niemand mehr anfragen.",
      },
      {
        lock: "jobLeads",
        label: "Bewerbungen",
        without:
          "Wir leiten keine Bewerbungen mehr an Sie weiter, und in Ihrem Eintrag kann sich niemand mehr bewerben.",
      },
    ],
  },
  {
    title: "Bewertungen",
    choices: [
      {
        lock: "ratingSummaryDisplay",
        label: "Zusammenfassung Ihrer Bewertungen",
        without: "Wir fassen nicht mehr zusammen, was Kunden loben und was sie stört.",
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
        without:
          "Die Adresse aus Ihrem Eintrag bekommt unseren Newsletter nicht mehr, auch wenn ihn jemand bestellt hat.",
      },
      {
        lock: "productNewsletter",
        label: "Newsletter zu Produkten",
        without: "Ihre Adresse steht nicht mehr auf unserer Liste für E-Mails zu Produkten.",
      },
      {
        lock: "successNewsletter",
        label: "E-Mail zum Erfolg Ihrer Werbung",
        without:
          "Die Zusammenfassung per E-Mail nennt keine Ergebnisse mehr, und Ihre Adresse steht nicht mehr auf unserer Liste für E-Mails dazu.",
      },
    ],
  },
  {
    title: "Umfragen",
    choices: [
      { lock: "surveys", label: "Umfragen", without: "Ihre Adresse steht nicht mehr auf unserer Liste für Umfragen." },
      {
        lock: "serviceSurveys",
        label: "Fragen zu unserem Service",
        without:
          "Nach einer gelösten Anfrage steht Ihre Adresse nicht mehr auf der Liste, nach der wir fragen, wie es war.",
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
