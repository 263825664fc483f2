import {
  DEVELOPMENT_PAGE,
  PAGE_CONFIGURATION_META,
  type PageConfiguration,
} from "@portal/contract/pages/page-configuration";

const written = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_CONFIGURATION_META}"]`)?.content;

/** The environment's configuration, which the server writes into the HTML. */
export const pageConfiguration: PageConfiguration = written?.startsWith("{")
  ? (JSON.parse(written) as PageConfiguration)
  : DEVELOPMENT_PAGE;
