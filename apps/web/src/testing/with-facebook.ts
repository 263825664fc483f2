/** Imported before everything else, turns login with Facebook on for the page of a test file. */
import { DEVELOPMENT_PAGE, PAGE_CONFIGURATION_META } from "@portal/contract/pages/page-configuration";

const meta = document.createElement("meta");
meta.name = PAGE_CONFIGURATION_META;
meta.content = JSON.stringify({ ...DEVELOPMENT_PAGE, facebook: true });
document.head.append(meta);
