import type { ReactNode } from "react";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";

type AccessCardProps = {
  title: string;
  /** One sentence: what this page is for. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Other ways, below the card. */
  below?: ReactNode;
};

/** The frame of the pages on which people come in: beside what it asks, always a human to call. */
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
