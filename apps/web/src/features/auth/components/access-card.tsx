import type { ReactNode } from "react";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";

type AccessCardProps = {
  title: string;
  /** One sentence that says what the page is for. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Alternatives, shown below the card. */
  below?: ReactNode;
};

/** The frame of the login and registration pages, with the service phone below. */
export function AccessCard({ below, ...page }: AccessCardProps) {
  return (
    <CardPage
      {...page}
      below={
        <>
          {below && <div>{below}</div>}
          <p>
            Sie kommen nicht weiter? Rufen Sie uns an: <ServicePhone />
          </p>
        </>
      }
    />
  );
}
