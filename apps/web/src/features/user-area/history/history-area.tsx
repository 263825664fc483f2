import { SearchesSection } from "./searches-section.tsx";
import { ViewsSection } from "./views-section.tsx";

/** The person's searches and viewed entries in the directory. */
export const HistoryArea = () => (
  <>
    <ViewsSection />
    <SearchesSection />
  </>
);
