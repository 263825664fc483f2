import { PageLink } from "../routing/page-link.tsx";

/** Beside what is wrong and should mend itself: a service case that names the page, if it does not. */
export const WriteToUs = ({ page }: { page: string }) => (
  <span data-print="hide">
    Bleibt das so,{" "}
    <PageLink to="service_cases" query={{ neu: "technical", bezug: page }}>
      schreiben Sie uns
    </PageLink>
    .
  </span>
);
