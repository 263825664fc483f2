import { isReadingPage } from "@portal/contract/pages/reading-pages";
import { matchRoute } from "@portal/contract/pages/routes";

/** Whether people only read the page that was loaded. A rendered one names itself; of another the address tells. */
export const isOnReadingPage = (): boolean =>
  isReadingPage(document.getElementById("root")?.dataset["page"] ?? matchRoute(window.location.pathname)?.name);
