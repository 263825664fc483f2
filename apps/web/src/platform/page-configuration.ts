import {
  DEVELOPMENT_PAGE,
  PAGE_CONFIGURATION_META,
  type PageConfiguration,
} from "@portal/contract/pages/page-configuration";

const written = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_CONFIGURATION_META}"]`)?.content;

/** The environment's configuration, as the server wrote it into the page. */
export const pageConfiguration: PageConfiguration = written?.startsWith("{")
  ? (JSON.parse(written) as PageConfiguration)
  : DEVELOPMENT_PAGE;
