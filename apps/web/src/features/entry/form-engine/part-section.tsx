import { PARTS } from "@portal/contract/entry/parts";
import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { DraftNotice } from "../../../platform/forms/draft-notice.tsx";
import { ListedErrors } from "../../../platform/forms/listed-errors.tsx";
import { germanTime } from "../../../platform/time/german-instants.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { FormActions } from "../../../ui/fields/form-actions.tsx";
import { refresh } from "../../../ui/icons/icons.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import { ConflictDialog } from "../conflict/conflict-dialog.tsx";
import type { PartDefinition } from "./part-definition.ts";
import styles from "./part-section.module.css";
import type { PartForm, SaveState } from "./use-part-form.ts";

type PartSectionProps<Draft> = {
  definition: PartDefinition<Draft>;
  form: PartForm<Draft>;
  description: ReactNode;
  /** False for people with read access: the form shows everything and changes nothing. */
  mayWrite: boolean;
  /** False if no button saves the part. Default true. */
  savable?: boolean;
  children: ReactNode;
};

/** One part of the entry: headline, fields, save button and the result of saving. */
export function PartSection<Draft>(props: PartSectionProps<Draft>) {
  const { definition, form, description, mayWrite, savable = true, children } = props;
  const { part } = definition;
  const titleId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const { label: title, anchor } = PARTS[part];
  const { save, dirty } = form;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (save.kind !== "saving") void form.submit();
  }
  return (
    <section id={anchor} className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <p className={styles.description}>{description}</p>
      <div className={styles.notice}>
        <DraftNotice at={form.restoredAt} onDiscard={form.discard}>
          {form.isOutdated
            ? "Dieser Teil wurde seitdem geändert. Wenn Sie speichern, sehen Sie beide Fassungen und wählen aus."
            : undefined}
        </DraftNotice>
      </div>
      <form ref={fields} noValidate aria-labelledby={titleId} onSubmit={handleSubmit}>
        <div className={styles.wrong}>{form.isRefused && <ListedErrors form={fields} />}</div>
        <fieldset className={styles.fields} disabled={!mayWrite} aria-labelledby={titleId}>
          {children}
        </fieldset>
        {save.kind === "failed" && (
          <div className={styles.failure}>
            <Alert
              tone="danger"
              announce
              title={`${title}: nicht gespeichert`}
              actions={save.canRetry && <RetryButton onClick={() => void form.submit()} />}
            >
              {save.message}
            </Alert>
          </div>
        )}
        {mayWrite && savable && (
          <div className={classNames(!dirty && styles.calm)}>
            <FormActions status={statusText(save, dirty)}>
              <Button type="submit" variant={dirty ? "primary" : "secondary"} pending={save.kind === "saving"}>
                {title} speichern
              </Button>
              {dirty && save.kind !== "saving" && (
                <Button variant="quiet" aria-label={`${title}: Änderungen verwerfen`} onClick={form.discard}>
                  Verwerfen
                </Button>
              )}
            </FormActions>
          </div>
        )}
      </form>
      {save.kind === "conflict" && <ConflictDialog definition={definition} form={form} theirs={save.theirs} />}
    </section>
  );
}

const RetryButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="sm" icon={refresh} onClick={onClick}>
    Erneut speichern
  </Button>
);

function statusText(save: SaveState, dirty: boolean): string {
  if (save.kind === "saving") return "Wird gespeichert";
  if (save.kind === "saved") return `Gespeichert um ${germanTime(save.at)} Uhr`;
  if (save.kind === "unchanged") return "Nichts zu speichern: Es hat sich nichts geändert.";
  return dirty ? "Noch nicht gespeichert" : "";
}
