import { brand } from "./brand.ts";
import { telephoneAddress } from "./contact.ts";

/** The brand's phone number as a link, on one line. */
export function ServicePhone() {
  const { servicePhone } = brand.contactDetails;
  return (
    <a href={telephoneAddress(servicePhone)} className="nowrap">
      {servicePhone}
    </a>
  );
}

/** Shown where content could not be loaded. */
export const CallUs = () => (
  <>
    Oder rufen Sie uns an: <ServicePhone />
  </>
);
