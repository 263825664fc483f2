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
