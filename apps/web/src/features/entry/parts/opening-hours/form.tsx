import { PageLink } from "../../../../platform/routing/page-link.tsx";
import { Fieldset } from "../../../../ui/fields/fieldset.tsx";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { ClosureEditor } from "./closure-editor.tsx";
import { openingHours } from "./definition.ts";
import styles from "./form.module.css";
import { readableHours } from "./hours-draft.ts";
import { HoursSummary } from "./hours-summary.tsx";
import { SpecialDaysEditor } from "./special-days-editor.tsx";
import { useFederalState } from "./use-federal-state.ts";
import { useNow } from "./use-now.ts";
import { WeekEditor } from "./week-editor.tsx";

/** The week, special days and a closure, beside a preview for visitors (Specification §5 "Opening hour"). */
export default function OpeningHoursForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(openingHours, entry);
  const now = useNow();
  const place = useFederalState({ zipCode: entry.ShippingPostalCode, city: entry.ShippingCity }, mayWrite);
  const { draft, errors } = form;
  return (
    <PartSection
      definition={openingHours}
      form={form}
      mayWrite={mayWrite}
      description="„8“, „830“ oder „8 Uhr“: Tippen Sie Zeiten, wie es Ihnen passt."
    >
      <div className={styles.columns}>
        <div className={styles.editor}>
          <WeekEditor
            week={draft.week}
            errors={errors}
            mayWrite={mayWrite}
            onChange={(update) => form.change((old) => ({ ...old, week: update(old.week) }))}
            onLeaveDay={form.recheck}
          />
          <Fieldset legend="Feiertage, Betriebsferien und besondere Tage" look="heading">
            <SpecialDaysEditor
              days={draft.specialDays}
              place={place}
              errors={errors}
              now={now}
              mayWrite={mayWrite}
              onChange={(specialDays) => form.change((old) => ({ ...old, specialDays }))}
              onLeaveDay={form.recheck}
            />
            <p className="note">
              Soll es auch unser Sekretariat oder Ihr Sprachbot wissen? Tragen Sie eine{" "}
              <PageLink to="absence">Abwesenheit</PageLink> ein.
            </p>
          </Fieldset>
          <ClosureEditor
            closure={draft.closure}
            errors={errors}
            now={now}
            onChange={(closure) => form.change((old) => ({ ...old, closure }))}
            onLeave={form.recheck}
          />
        </div>
        <div className={styles.beside}>
          <HoursSummary hours={readableHours(draft)} now={now} />
        </div>
      </div>
    </PartSection>
  );
}
