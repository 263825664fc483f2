import { keptOf, type ProcessingKey, processingOf } from "@portal/contract/law/processing";
import { brand } from "../brand/brand.ts";

/** The short information about one processing (GDPR article 13). */
export default function NoteText({ of }: { of: ProcessingKey }) {
  const { purpose, basis, recipients } = processingOf(of);
  return (
    <p>
      Verantwortlich ist {brand.imprint.company}, {brand.imprint.address.join(", ")}. Wozu: {purpose} Grundlage:{" "}
      {endedBy(basis)} Wer sie bekommt: {endedBy(recipients)} Wie lange: {keptOf(of).join(" ")} Sie können Auskunft,
      Berichtigung und Löschung verlangen, widersprechen und sich bei der Aufsichtsbehörde beschweren.
    </p>
  );
}

/** The sentence with its full stop. */
const endedBy = (sentence: string): string => (sentence.endsWith(".") ? sentence : `${sentence}.`);
