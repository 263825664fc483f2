import { ServicePhone } from "../../platform/brand/service-phone.tsx";
import { CardPage } from "../../ui/page/card-page.tsx";

/** Instead of a page that the link of a mail opens, for a link that is over or incomplete. */
export const UnknownLink = () => (
  <CardPage
    title="Dieser Link gilt nicht mehr"
    lead="Er ist abgelaufen oder nicht vollständig. Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail."
    wide
  >
    <p>
      Fragen beantworten wir unter <ServicePhone />.
    </p>
  </CardPage>
);
