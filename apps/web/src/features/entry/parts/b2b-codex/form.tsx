import { B2B_CODEX_LIMITS } from "@portal/contract/entry/rules/b2b-codex";
import type { PartValues } from "@portal/contract/entry/parts";
import { germanDay } from "@portal/contract/text/formats";
import { controlId } from "@portal/contract/entry/places";
import { useState } from "react";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Status } from "../../../../ui/content/status.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog.tsx";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import { PartSection } from "../../form-engine/part-section.tsx";
import { type PartForm, usePartForm } from "../../form-engine/use-part-form.ts";
import { type B2bCodexDraft, b2bCodex } from "./definition.ts";
import styles from "./form.module.css";
import { B2B_CODEX_PROMISES, B2B_CODEX_PURPOSE } from "./codex-texts.ts";

const idOf = (field: keyof B2bCodexDraft): string => controlId("b2bCodex", field);

/** The codex to read, to sign with a name, and to withdraw from. */
export default function B2bCodexForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(b2bCodex, entry);
  const { is_published_on_cleverb2b: isPublished } = useAccount();
  const isSigned = entry.b2bCodex.accepted;
  const isOffered = isPublished || isSigned;
  return (
    <PartSection
      definition={b2bCodex}
      form={form}
      mayWrite={mayWrite}
      savable={isOffered && !isSigned}
      description={isOffered ? "Sechs Zusagen, auf die sich andere Firmen verlassen können." : B2B_CODEX_PURPOSE}
    >
      {isOffered && (
        <ol className={styles.promises}>
          {B2B_CODEX_PROMISES.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ol>
      )}
      {isSigned && <Signature codex={entry.b2bCodex} form={form} mayWrite={mayWrite} />}
      {isOffered && !isSigned && <SigningFields form={form} />}
    </PartSection>
  );
}

function SigningFields({ form: { draft, errors, change, recheck } }: { form: PartForm<B2bCodexDraft> }) {
  return (
    <div className={styles.signing}>
      <Checkbox
        id={idOf("accepted")}
        label="Wir halten uns an diese Zusagen."
        checked={draft.accepted}
        error={errors.accepted}
        onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, accepted: checked }))}
      />
      {draft.accepted && (
        <TextField
          id={idOf("signatory")}
          label="Wer unterschreibt für die Firma?"
          help="Vor- und Nachname. Das Datum setzen wir dazu."
          autoComplete="name"
          maxLength={B2B_CODEX_LIMITS.signatory}
          value={draft.signatory}
          error={errors.signatory}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, signatory: value }))}
          onBlur={() => recheck("signatory")}
        />
      )}
    </div>
  );
}

type SignatureProps = { codex: PartValues["b2bCodex"]; form: PartForm<B2bCodexDraft>; mayWrite: boolean };

function Signature({ codex: { signatory, acceptedOn }, form, mayWrite }: SignatureProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.signature}>
      <p>
        <Status tone="success">unterschrieben</Status> am {acceptedOn === null ? "–" : germanDay(acceptedOn)} von{" "}
        {signatory}
      </p>
      {mayWrite && (
        <Button onClick={() => setAsking(true)} pending={form.save.kind === "saving"}>
          Unterschrift zurückziehen
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Unterschrift zurückziehen?"
        confirmLabel="Zurückziehen"
        danger
        onConfirm={() => form.submitInstead({ accepted: false, signatory: "" })}
      >
        <p>
          Der Hinweis auf den B2B-Kodex verschwindet sofort aus Ihrem Eintrag. Sie können jederzeit neu unterschreiben.
        </p>
      </ConfirmDialog>
    </div>
  );
}
