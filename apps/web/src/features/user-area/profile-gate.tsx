import type { Profile } from "@portal/contract/user-area/profile";
import type { ReactNode } from "react";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { CallUs } from "../../platform/brand/service-phone.tsx";
import { Skeleton, SkeletonForm } from "../../ui/feedback/skeleton.tsx";
import { useProfile } from "./profile-store.ts";

/** Renders `children` after the profile is loaded. */
export function ProfileGate({ children }: { children: (profile: Profile) => ReactNode }) {
  const { profile, error, refetch } = useProfile();
  if (profile !== undefined) return children(profile);
  if (error === null) {
    return (
      <Skeleton>
        <SkeletonForm fields={3} />
      </Skeleton>
    );
  }
  return (
    <LoadFailure
      level={2}
      title="Ihre Angaben konnten nicht geladen werden"
      error={error}
      onRetry={() => void refetch()}
      contact={<CallUs />}
    />
  );
}
