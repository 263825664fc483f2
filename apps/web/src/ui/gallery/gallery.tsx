import { PageHeader } from "../page/page-header.tsx";
import { ActionsGallery } from "./actions.tsx";
import { ContentGallery } from "./content.tsx";
import { FeedbackGallery } from "./feedback.tsx";
import { FormsGallery } from "./forms.tsx";
import { FoundationsGallery } from "./foundations.tsx";
import { ListsGallery } from "./lists.tsx";
import { SampleGallery } from "./sample.tsx";

/** Every component in every state on one page; at /preview with developer tools, below the portal's `ToastProvider`. */
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
      <ListsGallery />
      <FoundationsGallery />
    </>
  );
}
