import { FacebookSection } from "../facebook/facebook-section.tsx";
import { PasskeySection } from "../passkeys/passkey-section.tsx";
import { SecondFactorSection } from "../second-factor/second-factor-section.tsx";

/** More about how the person logs in: the second factor, passkeys and Facebook. */
export default function LogInSections() {
  return (
    <>
      <SecondFactorSection />
      <PasskeySection />
      <FacebookSection />
    </>
  );
}
