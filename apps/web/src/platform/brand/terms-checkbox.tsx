import type { ComponentProps } from "react";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { brand } from "./brand.ts";

type TermsCheckboxProps = Omit<ComponentProps<typeof Checkbox>, "label" | "help">;

/** Consent to the brand's terms. The terms open in another tab, so that the form keeps what was typed. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  return (
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
  );
}

const Read = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
