/** Who loses which right when the owner gives the entry back, in German. Pure. */
import type { CompanyPeople, CompanyPerson } from "@portal/contract/company-data/people/calls";

/** More names than that would hide the buttons of the dialog. */
const NAMED = 8;

const called = ({ name, login, user_id }: CompanyPerson): string => {
  if (name !== "" && login !== "") return `${name} (${login})`;
  return name || login || `Person ${user_id}`;
};

/** One line per person and invitation, those who may change something first; the last line counts the rest. */
export function whoLosesAccess({ people, invitations }: CompanyPeople): string[] {
  const others = people.filter(({ isMe }) => !isMe);
  const lines = [
    ...others.filter(({ right }) => right === "owner").map((one) => `${called(one)} kann nur noch lesen.`),
    ...others.filter(({ right }) => right !== "owner").map((one) => `${called(one)} verliert den Zugriff.`),
    // The provider's own links stay, because the provider decides about them.
    ...invitations
      .filter(({ byProvider, status }) => !byProvider && status !== "expired")
      .map(({ email }) => `Die Einladung an ${email} gilt nicht mehr.`),
  ];
  if (lines.length <= NAMED + 1) return lines;
  return [...lines.slice(0, NAMED), `Außerdem ${lines.length - NAMED} weitere Personen und Einladungen.`];
}
