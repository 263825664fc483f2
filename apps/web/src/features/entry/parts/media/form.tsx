import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { controlId } from "@portal/contract/entry/places";
import { FileDrop } from "../../../../ui/fields/file-drop.tsx";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { DropPrompt } from "../../../../platform/uploads/drop-prompt.tsx";
import { UploadSummary } from "../../uploads/upload-summary.tsx";
import { PHOTO_LIST, useFileList } from "../../uploads/use-file-list.ts";
import { media } from "./definition.ts";
import { PhotoList } from "./photo-list.tsx";
import { ShownPhotos } from "./shown-photos.tsx";
import { usePastedImages } from "./use-pasted-images.ts";

/** Photos in the order in which visitors see them, each with a description. Several can be uploaded at once. */
export default function MediaForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(media, entry);
  const list = useFileList(PHOTO_LIST, form);
  const isFull = list.items.length >= PHOTO_LIST.most;
  const isSaving = form.save.kind === "saving";
  usePastedImages(list.add, mayWrite && !isSaving);
  return (
    <PartSection
      definition={media}
      form={form}
      mayWrite={mayWrite}
      description="Das erste Bild ist das Titelbild. Wo es aufgenommen wurde und mit welchem Gerät, löschen wir aus jedem Bild."
    >
      {mayWrite ? (
        <>
          <FileDrop
            id={controlId("media", "photos")}
            label="Bilder hinzufügen"
            optional
            multiple
            accept={UPLOAD_RULES.photo.accept}
            disabled={isFull || isSaving}
            prompt={<DropPrompt what="Bilder" />}
            help={
              isFull
                ? `Höchstens ${PHOTO_LIST.most} Bilder sind möglich. Entfernen Sie eines, um ein anderes aufzunehmen.`
                : `Bis zu ${PHOTO_LIST.most} Bilder, so wie Ihr Telefon sie aufnimmt: JPEG, HEIC, PNG, WebP oder GIF mit je höchstens 20 MB. Mehrere auf einmal gehen auch.`
            }
            error={form.errors["photos"]}
            onFiles={list.add}
          />
          <UploadSummary list={list} />
          <PhotoList list={list} />
        </>
      ) : (
        <ShownPhotos photos={entry.media.photos} />
      )}
    </PartSection>
  );
}
