/** Why a call to an outside system failed. It never contains text of the other side. */

export type OutgoingReason =
  /** The address breaks a rule and is not called. */
  | "not_allowed"
  /** Unknown name, no answer, broken connection, or no trustworthy certificate. */
  | "away"
  /** Too slow in total or per second, or aborted by the caller's signal. */
  | "timeout"
  /** More bytes than allowed, as sent or as decoded. */
  | "too_large"
  /** More redirects than allowed, or one without a target. */
  | "redirects"
  /** Another content type than requested. */
  | "content_type"
  /** Not HTTP, or an encoding that is broken or unknown. */
  | "unreadable";

/** The rule that an address breaks. */
export type Rule =
  /** Not an address, or not over http or https (for libraries: https). */
  | "scheme"
  /** It contains a user name or password. */
  | "credentials"
  /** A host or port not written in its normal form. */
  | "spelling"
  /** A port other than 80 and 443. */
  | "port"
  /** A name of this machine or of a local network. */
  | "name"
  /** The address, or one that the name resolves to, is not on the public internet. */
  | "address"
  /** A host that this library may not call. */
  | "host";

/** Why nobody is there, where that is certain. */
export type Away =
  /** The name does not exist. */
  | "unknown_name"
  /** The certificate is not trustworthy. */
  | "certificate";

export class OutgoingError extends Error {
  readonly reason: OutgoingReason;
  /** Set if the reason is `not_allowed`. */
  readonly rule: Rule | undefined;
  /** May be set if the reason is `away`. */
  readonly away: Away | undefined;

  constructor(reason: OutgoingReason, rule?: Rule, away?: Away) {
    super(`outgoing request: ${reason}${rule === undefined ? "" : ` (${rule})`}`);
    this.reason = reason;
    this.rule = rule;
    this.away = away;
  }
}
