import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { controlId } from "@portal/contract/entry/places";
import { Sortable } from "../../../../ui/content/sortable.tsx";
import { FileDrop } from "../../../../ui/fields/file-drop.tsx";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { DropPrompt } from "../../../../platform/uploads/drop-prompt.tsx";
import { UploadSummary } from "../../uploads/upload-summary.tsx";
import { DOCUMENT_LIST, type FileList, itemName, useFileList } from "../../uploads/use-file-list.ts";
import { documents } from "./definition.ts";
import { DocumentRow } from "./document-row.tsx";
import styles from "./form.module.css";
import { ShownDocuments } from "./shown-documents.tsx";

/** PDF files in the order in which visitors see them, each with a title. */
export default function DocumentsForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(documents, entry);
  const list = useFileList(DOCUMENT_LIST, form);
  const isFull = list.items.length >= DOCUMENT_LIST.most;
  return (
    <PartSection
      definition={documents}
      form={form}
      mayWrite={mayWrite}
      description="Preisliste, Speisekarte oder Faltblatt: Kunden öffnen sie von Ihrem Eintrag aus."
    >
      {mayWrite ? (
        <div className={styles.narrow}>
          <FileDrop
            id={controlId("documents", "documents")}
            label="Dokumente hinzufügen"
            optional
            multiple
            accept={UPLOAD_RULES.document.accept}
            disabled={isFull || form.save.kind === "saving"}
            prompt={<DropPrompt what="PDF" />}
            help={
              isFull
                ? `Höchstens ${DOCUMENT_LIST.most} Dokumente sind möglich. Entfernen Sie eines, um ein anderes aufzunehmen.`
                : `Bis zu ${DOCUMENT_LIST.most} PDF-Dateien mit je höchstens 10 MB.`
            }
            error={form.errors["documents"]}
            onFiles={list.add}
          />
          <UploadSummary list={list} />
          <DocumentRows list={list} />
        </div>
      ) : (
        <ShownDocuments documents={entry.documents.documents} />
      )}
    </PartSection>
  );
}

function DocumentRows({ list }: { list: FileList }) {
  const { items, kind } = list;
  if (items.length === 0) return null;
  return (
    <Sortable
      ids={items.map(({ id }) => id)}
      nameOf={(id) => itemName(kind, items, id)}
      layout="list"
      onMove={list.drop}
    >
      <ul className={styles.rows} role="list" aria-label="Dokumente in ihrer Reihenfolge">
        {items.map((item, index) => (
          <DocumentRow key={item.id} list={list} item={item} index={index} />
        ))}
      </ul>
    </Sortable>
  );
}
