/** The kinds of subscriptions in plain words. Pure. They say what the provider sends today, and how often. */
import type { SubscriptionKind } from "@portal/contract/subscriptions/calls";

export const SUBSCRIPTION_TEXTS: Record<SubscriptionKind, { label: string; help: string }> = {
  newsletter: {
    label: "Allgemeiner Newsletter",
    help: "Neuigkeiten und Ratgeber, wenn Sie den Newsletter bestellt haben. Wenn Sie ihn ausschalten, bekommt ihn auch die Adresse aus Ihrem Eintrag nicht mehr.",
  },
  productNewsletter: {
    label: "Newsletter zu Produkten",
    help: "Hinweise zu Produkten, die zu Ihren gebuchten passen. Wenn Sie das ausschalten, nehmen wir Ihre Adresse von der Liste.",
  },
  successNewsletter: {
    label: "Zusammenfassung Ihrer Ergebnisse",
    help: "Was Ihr Eintrag und Ihre Produkte gebracht haben. Wenn Sie das ausschalten, schreiben wir Ihnen davon nichts mehr.",
  },
  surveys: {
    label: "Umfragen",
    help: "Fragen zu Ihrer Branche und zu neuen Ideen. Wenn Sie das ausschalten, nehmen wir Ihre Adresse von der Liste.",
  },
  serviceSurveys: {
    label: "Fragen zu unserem Service",
    help: "Eine kurze Frage, nachdem wir eine Anfrage von Ihnen gelöst haben. Wenn Sie das ausschalten, fragen wir nicht.",
  },
};
