import type { CustomerThread } from "@portal/contract/leads/messages/inbound-calls";
import type { Objection } from "@portal/contract/ratings/objections/calls";
import type { Submission } from "@portal/contract/ratings/submissions/calls";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswers } from "../../vitest/api-commands.ts";
import { NewsletterPage } from "../features/b2b/newsletter-page.tsx";
import CustomerThreadPage from "../features/leads/inquiries/customer-thread-page.tsx";
import InquiryPage from "../features/leads/inquiries/inquiry-page.tsx";
import StatementPage from "../features/ratings/objections/statement-page.tsx";
import ConfirmPage from "../features/ratings/submissions/confirm-page.tsx";
import RatePage from "../features/ratings/submissions/rate-page.tsx";
import { startAt } from "../testing/address.ts";
import { renderPart } from "../testing/logged-in.tsx";

const AT = "2026-11-16T08:00:00.000Z";
const company = { id: 7, name: "Malerbetrieb Sommer", city: "Berlin", phone: "" };
const thread: CustomerThread = { company: company.name, name: "Anna", messages: [], isStopped: false };
const submission: Submission = {
  company: company.name,
  stars: 4,
  title: "",
  body: "",
  authorName: "Anna",
  state: "published",
};
const objection: Objection = {
  id: 3,
  reason: "no_contact",
  state: "author_asked",
  outcome: null,
  company: company.name,
  stars: 1,
  createdAt: AT,
  changedAt: AT,
  dueOn: null,
  text: "Diese Person war nie bei uns.",
  rating: {
    id: 9,
    source: "provider",
    stars: 1,
    title: "",
    body: "Nie wieder.",
    ratedAt: AT,
    state: "held",
    changed: null,
  },
  decision: null,
  steps: [],
  actions: ["state"],
};

type Row = { name: string; Page: ComponentType; address: string; answers: ApiAnswers; opens?: string };

const FORMS: Row[] = [
  { name: "an order of the newsletter", Page: NewsletterPage, address: "/", answers: {} },
  {
    name: "an inquiry",
    Page: InquiryPage,
    address: "/?firma=7",
    answers: { "GET /api/inquiries/page/7": { body: { page: { company, kinds: ["request"], ticket: "t" } } } },
  },
  {
    name: "a customer's reply",
    Page: CustomerThreadPage,
    address: "/?token=t",
    answers: { "POST /api/messages/thread": { body: { thread } } },
  },
  {
    name: "a rating",
    Page: RatePage,
    address: "/?firma=7",
    answers: { "GET /api/ratings/page/7": { body: { page: { company, ticket: "t" } } } },
  },
  {
    name: "the change of a rating",
    Page: ConfirmPage,
    address: "/?token=t",
    answers: { "POST /api/ratings/submission": { body: { submission } } },
    opens: "Bewertung ändern",
  },
  {
    name: "the statement about an objection",
    Page: StatementPage,
    address: "/?token=t",
    answers: { "POST /api/ratings/statement": { body: { objection } } },
  },
];

test.each(FORMS)("beside $name stands what happens with the data", async ({ Page, address, answers, opens }) => {
  await commands.answerApi(answers);
  window.history.replaceState(null, "", address);
  startAt(address);
  await renderPart(<Page />);
  if (opens !== undefined) await page.getByRole("button", { name: opens }).click();
  await page.getByText("Was mit Ihren Angaben geschieht").click();
  await expect.element(page.getByText(/Grundlage: .*Wer sie bekommt: .*Wie lange: /u)).toBeVisible();
});
