/** The website check (Specification §4 "Website check"): what it says about one address of a company. */

/**
 * - `wait`: asked for, not begun; also before the first check of an address
 * - `pending`: the website is being read
 * - `success`: there are findings, or nothing is wrong
 * - `redirect`: the address leads to a website that is not the company's
 * - `error`: the page could not be read; `message` says why
 */
export const CHECK_STATES = ["wait", "pending", "success", "redirect", "error"] as const;
export type WebsiteCheckState = (typeof CHECK_STATES)[number];

/** Who can mend a finding: the company, who builds its website, who runs the server, or the provider. */
export const CHECK_DOERS = ["owner", "maker", "host", "provider"] as const;
export type CheckDoer = (typeof CHECK_DOERS)[number];

/** Specification §9: a website is checked again no earlier than after these seconds. */
export const RECHECK_SECONDS = 10;

/** What was measured. Null: not known. */
export type WebsiteFigures = {
  /** Milliseconds until the first byte. */
  firstByteMs: number | null;
  /** Bytes of the page and its own files, as far as the server told their sizes. */
  bytes: number | null;
  files: number;
  /** ISO day on which the certificate ends. */
  certificateUntil: string | null;
  http2: boolean | null;
};

export type CheckFinding = {
  /** Stable. */
  code: string;
  doer: CheckDoer;
  title: string;
  why: string;
  what: string;
  /** Addresses or texts of the page, at most ten; `count` counts all of them. */
  places: string[];
  count: number;
  /** True if the check before did not have it. */
  isNew: boolean;
};

/** The picture of the page, as it looks without its scripts. It follows a check that could read the page. */
export type WebsitePicture = {
  /** ISO instant; null: there is none. */
  takenAt: string | null;
  /** True while one is being taken. */
  isComing: boolean;
  /** Why there is none, or none that is new: the last attempt failed, or the portal has no browser for pictures. */
  trouble: PictureTrouble | null;
};
export const PICTURE_TROUBLES = ["failed", "no_browser"] as const;
export type PictureTrouble = (typeof PICTURE_TROUBLES)[number];

/** One check of the past. Times are ISO instants. */
export type PastCheck = { checkedAt: string; state: WebsiteCheckState; findings: number | null };

export type WebsiteCheck = {
  url: string;
  state: WebsiteCheckState;
  /** True from the order of a check until its end. */
  isRunning: boolean;
  /** Why the state is `error`, or where a `redirect` leads; "" otherwise. */
  message: string;
  /** Where the address ends; null until it was read. */
  finalUrl: string | null;
  checkedAt: string | null;
  /** ISO instant from which another check may be started; null: now. */
  nextCheckAt: string | null;
  /** Most useful first; those of the latest check that could read the page. */
  findings: CheckFinding[];
  /** Titles of what the check before had and this one has not. */
  fixed: string[];
  /** True if there is a check before to compare with. */
  isCompared: boolean;
  figures: WebsiteFigures | null;
  picture: WebsitePicture;
  /** Finished checks, newest first. */
  history: PastCheck[];
};
