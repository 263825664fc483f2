import { SearchesSection } from "./searches-section.tsx";
import { ViewsSection } from "./views-section.tsx";

/** What the person looked for and at in the directory. */
export const HistoryArea = () => (
  <>
    <ViewsSection />
    <SearchesSection />
  </>
);
