import type { Objection } from "@portal/contract/ratings/objections/calls";
import { Section } from "../../../ui/page/section.tsx";
import { TextForm } from "./text-form.tsx";

type AuthorStepsProps = {
  objection: Objection;
  step: (action: "state" | "complain", text: string) => Promise<unknown>;
};

/** What the author of a rating can do about an objection: a statement, or a complaint against the decision. */
export const AuthorSteps = ({ objection: { actions }, step }: AuthorStepsProps) => (
  <>
    {actions.includes("state") && (
      <Section title="Ihre Stellungnahme">
        <TextForm
          label="Wie war es?"
          help="Schreiben Sie, wann Sie Kunde waren und was geschehen ist. Was Sie verrät, geben wir nicht weiter."
          button="Stellungnahme senden"
          done="Ihre Stellungnahme ist angekommen."
          isMain
          onSend={(text) => step("state", text)}
        />
      </Section>
    )}
    {actions.includes("complain") && (
      <Section title="Beschwerde" description="Sind Sie nicht einverstanden, prüfen andere Menschen noch einmal.">
        <TextForm
          label="Warum sind Sie nicht einverstanden?"
          button="Beschwerde einlegen"
          done="Ihre Beschwerde ist angekommen."
          onSend={(text) => step("complain", text)}
        />
      </Section>
    )}
  </>
);
