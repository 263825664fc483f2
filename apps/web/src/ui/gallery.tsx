import { ActionsGallery } from "./gallery/actions.tsx";
import { ContentGallery } from "./gallery/content.tsx";
import { FeedbackGallery } from "./gallery/feedback.tsx";
import { FormsGallery } from "./gallery/forms.tsx";
import { FoundationsGallery } from "./gallery/foundations.tsx";
import { SampleGallery } from "./gallery/sample.tsx";
import { PageHeader } from "./page-header.tsx";

/** Every component in every state on one page; at /preview outside production, below the portal's `ToastProvider`. */
export function Gallery() {
  return (
    <>
      <PageHeader
        title="Gestaltung"
        lead="Alle Bausteine der Oberfläche in allen Zuständen, so wie sie in der Marke dieser Adresse aussehen."
      />
      <SampleGallery />
      <ActionsGallery />
      <FormsGallery />
      <FeedbackGallery />
      <ContentGallery />
      <FoundationsGallery />
    </>
  );
}
