import { CardPage } from "../../ui/page/card-page.tsx";
import { ServicePhone } from "../brand/service-phone.tsx";

/** Instead of a page that has nothing to show: why, what to do, and whom to ask. */
export const AskUsCard = ({ title, lead }: { title: string; lead: string }) => (
  <CardPage title={title} lead={lead} wide>
    <p>
      Fragen beantworten wir unter <ServicePhone />.
    </p>
  </CardPage>
);

/** For the link of a mail that is over or incomplete. */
export const UnknownLink = () => (
  <AskUsCard
    title="Dieser Link gilt nicht mehr"
    lead="Er ist abgelaufen, oder es fehlt ein Stück. Öffnen Sie ihn noch einmal direkt aus der E-Mail. Hilft das nicht, rufen Sie uns an."
  />
);
