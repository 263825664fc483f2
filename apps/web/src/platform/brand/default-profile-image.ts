/** Shown where a user has no profile image of their own (Specification §9). */
export const DEFAULT_PROFILE_IMAGE_PATH = "/brands/profile.svg";
