import type { ProcessingKey } from "@portal/contract/law/processing";
import type { ComponentProps } from "react";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { PrivacyNote } from "../privacy/privacy-note.tsx";
import { brand } from "./brand.ts";

type TermsCheckboxProps = Omit<ComponentProps<typeof Checkbox>, "label" | "help"> & {
  /** What the form is for, for the note about data beside it. */
  processing?: ProcessingKey;
};

/** Consent to the brand's terms. The terms open in another tab, so that the form keeps what was typed. */
export function TermsCheckbox({ processing = "registration", ...props }: TermsCheckboxProps) {
  return (
    <>
      <Checkbox
        name="acceptedTerms"
        {...props}
        label={`Ich stimme den Nutzungsbedingungen von ${brand.name} zu.`}
        help={
          <>
            In einem neuen Fenster lesen: <Read href={brand.legal.terms}>Nutzungsbedingungen</Read>,{" "}
            <Read href={brand.legal.privacy}>Datenschutz</Read>
          </>
        }
      />
      <PrivacyNote of={processing} />
    </>
  );
}

const Read = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
