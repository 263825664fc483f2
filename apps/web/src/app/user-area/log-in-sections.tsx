import { PasskeySection } from "../../features/auth/passkeys/passkey-section.tsx";
import { SecondFactorSection } from "../../features/auth/second-factor/second-factor-section.tsx";

/** More about how the person logs in: the second factor and passkeys. */
export default function LogInSections() {
  return (
    <>
      <SecondFactorSection />
      <PasskeySection />
    </>
  );
}
