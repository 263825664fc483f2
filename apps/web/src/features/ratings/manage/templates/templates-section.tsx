import type { AnswerTemplate } from "@portal/contract/ratings/manage/template";
import { MOST_TEMPLATES } from "@portal/contract/ratings/manage/template";
import { rightCovers } from "@portal/contract/http/access";
import { useState } from "react";
import { NotLoaded } from "../../../../platform/api/not-loaded.tsx";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Item, ItemList } from "../../../../ui/lists/item-list.tsx";
import { Skeleton, SkeletonBar } from "../../../../ui/feedback/skeleton.tsx";
import { plus } from "../../../../ui/icons/icons.ts";
import { Stack } from "../../../../ui/page/layout.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { useTemplates } from "../manage-store.ts";
import { TemplateForm } from "./template-form.tsx";
import { TemplateItem } from "./template-item.tsx";

/** The company's templates in their order. */
export function TemplatesSection() {
  const { data, error, refetch } = useTemplates();
  const mayWrite = rightCovers(useAccount().right, "write");
  return (
    <Section
      id="vorlagen"
      title="Vorlagen für Antworten"
      description="Beim Antworten setzen Sie eine Vorlage mit einem Klick ein und passen sie an."
    >
      {!data && (
        <NotLoaded failure="Die Vorlagen konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonBar height="8rem" />
          </Skeleton>
        </NotLoaded>
      )}
      {data && <Templates templates={data.templates} mayWrite={mayWrite} />}
    </Section>
  );
}

type Edited = AnswerTemplate | "new" | null;

function Templates({ templates, mayWrite }: { templates: readonly AnswerTemplate[]; mayWrite: boolean }) {
  const [edited, setEdited] = useState<Edited>(null);
  const close = () => setEdited(null);
  return (
    <Stack gap="lg">
      {templates.length === 0 && (
        <p>Sie haben noch keine Vorlage. Gut sind zwei: eine, die für Lob dankt, und eine, die auf Kritik eingeht.</p>
      )}
      {templates.length > 0 && (
        <ItemList aria-label="Vorlagen">
          {templates.map((template, index) => (
            <Item layout="block" key={template.id}>
              {edited !== null && edited !== "new" && edited.id === template.id ? (
                <TemplateForm template={template} onClose={close} />
              ) : (
                <TemplateItem
                  template={template}
                  place={index}
                  ids={templates.map(({ id }) => id)}
                  mayWrite={mayWrite}
                  onEdit={() => setEdited(template)}
                />
              )}
            </Item>
          ))}
        </ItemList>
      )}
      {edited === "new" && <TemplateForm template={null} onClose={close} />}
      {mayWrite && edited === null && templates.length < MOST_TEMPLATES && (
        <div data-print="hide">
          <Button icon={plus} onClick={() => setEdited("new")}>
            Vorlage anlegen
          </Button>
        </div>
      )}
    </Stack>
  );
}
