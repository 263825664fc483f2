import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";

/** Shown if the address names no company or an unknown one. */
export function NoCompany({ isUnknown }: { isUnknown: boolean }) {
  return (
    <CardPage
      title={isUnknown ? "Diese Firma kennen wir nicht" : "Welchen Eintrag möchten Sie übernehmen?"}
      lead="Öffnen Sie Ihren Eintrag im Verzeichnis, und wählen Sie dort „Ist das Ihre Firma?“."
      wide
      below={
        <p>
          Sie finden Ihre Firma nicht? Rufen Sie uns an: <ServicePhone />
        </p>
      }
    >
      <a href={`https://${brand.domains.www}`} className={buttonClass({ variant: "primary", wide: true })}>
        {brand.name} öffnen
      </a>
    </CardPage>
  );
}
