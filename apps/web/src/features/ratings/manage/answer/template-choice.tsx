import type { ManagedRating } from "@portal/contract/ratings/manage/calls";
import { renderTemplate } from "@portal/contract/ratings/manage/template";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import styles from "../manage.module.css";
import { useTemplates } from "../manage-store.ts";
import { valuesOf } from "../manage-texts.ts";

type TemplateChoiceProps = { rating: ManagedRating; text: string; onChange: (text: string) => void };

/**
 * One button a template, which puts it into the answer with the rating's values. What somebody wrote stays in front of
 * it; another template replaces the one before.
 */
export function TemplateChoice({ rating, text, onChange }: TemplateChoiceProps) {
  const { data } = useTemplates();
  const { company_name: company } = useAccount();
  if (data === undefined || data.templates.length === 0) return null;
  const rendered = data.templates.map(({ id, title, text: template }) => ({
    id,
    title,
    text: renderTemplate(template, valuesOf(rating, company)),
  }));
  const before = rendered.find((one) => text.endsWith(one.text))?.text ?? "";
  const own = text.slice(0, text.length - before.length).trimEnd();
  return (
    <div role="group" aria-label="Vorlagen einsetzen" className={styles.actions}>
      <span className="note">Vorlage:</span>
      {rendered.map((one) => (
        <Button key={one.id} size="sm" onClick={() => onChange(own === "" ? one.text : `${own}\n\n${one.text}`)}>
          {one.title}
        </Button>
      ))}
    </div>
  );
}
