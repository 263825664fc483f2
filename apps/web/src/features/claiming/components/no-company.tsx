import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { EntryFinder } from "../../../platform/entry-finder/entry-finder.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";

/** Shown if the address names no company or an unknown one. */
export const NoCompany = ({ isUnknown }: { isUnknown: boolean }) => (
  <CardPage
    title={isUnknown ? "Diese Firma kennen wir nicht" : "Welchen Eintrag möchten Sie übernehmen?"}
    lead="Suchen Sie Ihre Firma im Verzeichnis."
    wide
    below={
      <>
        <p>
          Sie finden Ihre Firma nicht? Rufen Sie uns an: <ServicePhone />
        </p>
        <p>
          Wie steht sie auf anderen Portalen? <PageLink to="listing_check">Kostenlos prüfen</PageLink>
        </p>
      </>
    }
  >
    <EntryFinder here="claiming_welcome" to="claiming_welcome" />
  </CardPage>
);
