import { FacebookSection } from "../../features/auth/facebook/facebook-section.tsx";
import { PasskeySection } from "../../features/auth/passkeys/passkey-section.tsx";
import { SecondFactorSection } from "../../features/auth/second-factor/second-factor-section.tsx";

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
