import { FacebookSection } from "../facebook/facebook-section.tsx";
import { PasskeySection } from "../passkeys/passkey-section.tsx";
import { SecondFactorSection } from "../second-factor/second-factor-section.tsx";

/** The sections for the second factor, passkeys and Facebook. */
export default function LoginMethodSections() {
  return (
    <>
      <SecondFactorSection />
      <PasskeySection />
      <FacebookSection />
    </>
  );
}
