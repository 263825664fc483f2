import type { ReactNode } from "react";
import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";

type LinkFrameProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode };

/** The frame of the linking pages, with the service phone below. */
export function LinkFrame(page: LinkFrameProps) {
  return (
    <CardPage
      {...page}
      wide
      below={
        <p>
          Fragen? Rufen Sie uns an: <ServicePhone />
          <br />
          {brand.contactDetails.serviceHours}
        </p>
      }
    />
  );
}
