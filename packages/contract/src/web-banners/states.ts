/**
 * The states of a web banner and their transitions (Specification §4 "Status is changed by an action applied to the
 * banner"), and who may take which action.
 */

export const BANNER_STATES = [
  "awaiting_files",
  "submitted",
  "withdrawn",
  "refused",
  "to_approve",
  "change_requested",
  "approved",
  "running",
  "paused",
  "ended",
] as const;
export type BannerState = (typeof BANNER_STATES)[number];

/** What the company's people do by `updateCompanyWebBannerStatus`. */
export const STATUS_ACTIONS = ["submit", "withdraw", "approve", "reject", "revoke", "pause", "resume"] as const;
export type StatusAction = (typeof STATUS_ACTIONS)[number];

/** `upload` brings new files; the last four are the provider's. */
export const BANNER_ACTIONS = [...STATUS_ACTIONS, "upload", "produce", "refuse", "start", "end"] as const;
export type BannerAction = (typeof BANNER_ACTIONS)[number];

/** `support` is customer care that acts for a company. */
export const BANNER_ROLES = ["company", "support", "provider"] as const;
export type BannerRole = (typeof BANNER_ROLES)[number];

/** Approving is a statement of the company, so customer care does not give it. */
const ROLES: Record<BannerAction, readonly BannerRole[]> = {
  submit: ["company", "support"],
  withdraw: ["company", "support"],
  approve: ["company"],
  reject: ["company"],
  revoke: ["company"],
  pause: ["company", "support"],
  resume: ["company", "support"],
  upload: ["company", "support"],
  produce: ["provider"],
  refuse: ["provider"],
  start: ["provider"],
  end: ["provider"],
};

const STEPS: Record<BannerState, Partial<Record<BannerAction, BannerState>>> = {
  awaiting_files: { upload: "submitted", produce: "to_approve", end: "ended" },
  submitted: { withdraw: "withdrawn", produce: "to_approve", refuse: "refused", end: "ended" },
  withdrawn: { submit: "submitted", upload: "submitted", end: "ended" },
  refused: { upload: "submitted", produce: "to_approve", end: "ended" },
  to_approve: { approve: "approved", reject: "change_requested", end: "ended" },
  change_requested: { revoke: "to_approve", upload: "submitted", produce: "to_approve", end: "ended" },
  approved: { revoke: "to_approve", start: "running", end: "ended" },
  running: { pause: "paused", end: "ended" },
  paused: { resume: "running", end: "ended" },
  ended: {},
};

/** Actions that must say why. */
const WITH_REASON: ReadonlySet<BannerAction> = new Set(["reject", "refuse"]);

export const mayTakeAction = (role: BannerRole, action: BannerAction): boolean => ROLES[action].includes(role);

/** The state after the action; undefined if the action is not possible in this state. */
export const afterBannerAction = (state: BannerState, action: BannerAction): BannerState | undefined =>
  STEPS[state][action];

export const needsReason = (action: BannerAction): boolean => WITH_REASON.has(action);

/** States in which the company has something to do. */
export const waitsForCompany = (state: BannerState): boolean =>
  state === "awaiting_files" || state === "refused" || state === "to_approve";
