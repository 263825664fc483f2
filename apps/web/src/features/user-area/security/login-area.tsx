import { requestAccessLink } from "@portal/contract/auth/passwords/calls";
import type { Profile } from "@portal/contract/user-area/profile";
import { type ComponentType, Suspense, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ProfileGate } from "../profile-gate.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SecurityEventsSection } from "./security-events-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

/** How the person logs in: name, address, password, the sections of other slices, devices and what happened lately. */
export const LoginArea = ({ MoreSections }: { MoreSections: ComponentType }) => (
  <>
    <ProfileGate>
      {(profile) => (
        <>
          <NameSection profile={profile} />
          {profile.hasPassword ? (
            <>
              <EmailSection profile={profile} />
              <PasswordSection profile={profile} />
            </>
          ) : (
            <WithoutPassword login={profile.login} />
          )}
        </>
      )}
    </ProfileGate>
    <Suspense fallback={<MoreSectionsSkeleton />}>
      <MoreSections />
    </Suspense>
    <SessionsSection />
    <SecurityEventsSection />
  </>
);

const MoreSectionsSkeleton = () => (
  <Skeleton>
    <SkeletonText lines={4} />
  </Skeleton>
);

const NameSection = ({ profile }: { profile: Profile }) => (
  <Section title="Ihre Anmeldedaten">
    <DataList
      items={[
        { term: "Anmeldename", value: profile.login },
        { term: "E-Mail-Adresse", value: profile.email },
      ]}
    />
  </Section>
);

/** People who logged in by a link choose a password by a link, too, because the session alone is no proof. */
function WithoutPassword({ login }: { login: string }) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const toasts = useToasts();
  async function send() {
    setState("sending");
    try {
      await apiCall(requestAccessLink, { body: { login } });
      setState("sent");
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
      setState("idle");
    }
  }
  if (state === "sent") {
    return (
      <Alert tone="success" title="Wir haben Ihnen geschrieben" announce>
        Öffnen Sie den Link in der E-Mail und legen Sie damit Ihr Passwort fest.
      </Alert>
    );
  }
  const action = (
    <Button pending={state === "sending"} onClick={() => void send()}>
      Link für ein Passwort anfordern
    </Button>
  );
  return (
    <Alert tone="info" title="Sie haben noch kein Passwort" actions={action}>
      Sie melden sich mit einem Link aus einer E-Mail an. Mit einem Passwort geht es schneller, und Sie können Ihre
      E-Mail-Adresse ändern.
    </Alert>
  );
}
