import type { Profile } from "@portal/contract/user-area/profile";

/** The profile of a person with a password, without image, new address or ordered deletion. */
export const aProfile = (given: Partial<Profile> = {}): Profile => ({
  displayName: "Anna Sommer",
  login: "anna",
  email: "anna@demo.example",
  hasPassword: true,
  profileImage: null,
  pendingEmail: null,
  eraseAt: null,
  notifications: [],
  ...given,
});
