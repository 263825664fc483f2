import { PageLink } from "../routing/page-link.tsx";

type ReportProblemProps = {
  /** What the person may have seen: "Stimmt etwas nicht?" */
  question?: string;
  /** What the service case is about: "TV-Banner". */
  reference: string;
};

/** At the end of a product's page: the way to a service case about it. */
export const ReportProblem = ({ question = "Stimmt etwas nicht?", reference }: ReportProblemProps) => (
  <p className="note" data-print="hide">
    {question}{" "}
    <PageLink to="service_cases" query={{ neu: "product", bezug: reference }}>
      Schreiben Sie uns
    </PageLink>
    .
  </p>
);
