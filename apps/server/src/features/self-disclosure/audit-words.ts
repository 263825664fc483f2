/** What an action of the log was about, in German. People read these words, never the names of calls. Pure. */
import { CHANGE_TEXTS } from "../../platform/change-texts.ts";

/** In this order: the first that fits. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/laim/, "Übernahme und Inhaberschaft des Eintrags"],
  [/google|Google|grantAccess|denyAccess|AuthUrl|ExternalServices/, "Verbindung zu Google"],
  [/Search(Console|Propert)|Seo/, "Sichtbarkeit in der Suche"],
  [/bsence/, "Abwesenheit"],
  [/people|Person|ccountLink|leaveCompany|membership|withdrawInvitation|People/, "Personen mit Zugriff"],
  [/serviceCase|ServiceCase/, "Anfragen an uns"],
  [/ontract|ancellation/, "Verträge"],
  [/lead|Lead|nquir|essage|uickAnswer|replyToCompany|CustomerThread/, "Anfragen von Kunden"],
  [/oicebot/, "Sprachbot"],
  [/ecretarial|Caller|CompanySettings/, "Sekretariatsservice"],
  [/ebBanner/, "Werbebanner"],
  [/Creative|tvBanner|Tv[A-Z]/, "TV-Banner"],
  [/ebsite|Mailbox|Handover|OwnSite|CountingScript/, "Website"],
  [/Ad(Budget|Campaign|Customer|Days|Group|Statistics)/, "Suchmaschinenwerbung"],
  [/ating|TradeComparison|Answer|Invitation|Invited|Objection|Partner|Signet|Award|Badge|report|Report/, "Bewertungen"],
  [/ortal|Listing|Grisu|AnalysisData/, "Prüfung der Portale"],
  [/ashboard|Highlights|CompaniesWork|searchCompany|search\./, "Startseite und Suche"],
  [/igest/, "Zusammenfassung per E-Mail"],
  [/elfDisclosure/, "Selbstauskunft"],
  [/ontribution|ontentNotice|callUgc/, "Hinweise und Meldungen zum Eintrag"],
  [/loginCuca|support|SupportVisits/, "Anmeldung des Kundendienstes"],
  [/AccountLocks|Subscriptions|otification/, "Kontaktwünsche und Mitteilungen"],
  [/ontacts/, "Ansprechpartner"],
  [/^document\.|Documents?OfYear|downloadDocument|getDocuments|DocumentOpened/, "Dokumente des Anbieters"],
  [/ntry|B2b|UnfitSteps|uggest|ddress|track|TemporaryFile|PhoneNumber|Views|Statistics|DeviceS|LocationS/, "Eintrag"],
  [/asskey|acebook|assword|econdFactor|rofile|ession|egist|Push|user\.|Newsletter/, "Benutzerkonto"],
  [/ccount/, "Firmenkonto"],
];

const OTHER = "Anderer Vorgang";

/** A word for the action; whatever is new and has none is "Anderer Vorgang". */
export const auditWords = (action: string): string =>
  CHANGE_TEXTS[action] ?? TOPICS.find(([pattern]) => pattern.test(action))?.[1] ?? OTHER;
