/** The page of a company's people over answers of the test: the owner Anna Sommer and the editor Ben Winter. */
import type { CompanyPeople, CompanyPerson, Invitation } from "@portal/contract/company-data/people/calls";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import PeoplePage from "../people/people-page.tsx";

export const PEOPLE = "/api/customer/people";
export const LIST = `GET ${PEOPLE}`;

export const me: CompanyPerson = {
  user_id: 7,
  name: "Anna Sommer",
  login: "anna",
  right: "owner",
  since: "2026-01-05T08:00:00.000Z",
  isMe: true,
};

export const ben: CompanyPerson = { ...me, user_id: 8, name: "Ben Winter", login: "ben", right: "editor", isMe: false };

export const anInvitation = (given: Partial<Invitation> = {}): Invitation => ({
  id: 31,
  email: "cleo@sommer.example",
  right: "editor",
  status: "open",
  takenBy: "",
  byProvider: false,
  invitedAt: "2026-11-16T08:00:00.000Z",
  expiresAt: "2026-11-30T08:00:00.000Z",
  ...given,
});

export const answered = (given: Partial<CompanyPeople> = {}): ApiAnswer => ({
  body: { people: [me, ben], invitations: [], ...given },
});

export const people = page.getByRole("region", { name: "Mit Zugriff" }).getByRole("listitem");
export const email = page.getByLabelText("E-Mail-Adresse der Person");

export const bodies = async (call: string) =>
  (await commands.requestsOfApi()).filter((one) => one.call === call).map(({ body }) => body);

export async function openPage(answers: ApiAnswers) {
  await commands.answerApi({ [LIST]: answered(), ...answers });
  await renderPart(<PeoplePage />);
}
