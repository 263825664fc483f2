import { brand } from "./brand.ts";
import { telephoneAddress } from "./contact.ts";

/** The number of the brand's service to tap, never broken over two lines. */
export function ServicePhone() {
  const { servicePhone } = brand.contactDetails;
  return (
    <a href={telephoneAddress(servicePhone)} className="nowrap">
      {servicePhone}
    </a>
  );
}

/** Whom to call where something could not be loaded. */
export const CallUs = () => (
  <>
    Oder rufen Sie uns an: <ServicePhone />
  </>
);
