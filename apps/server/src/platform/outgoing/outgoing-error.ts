/** Why nothing came back from an outside system. Says nothing about the other side's words. */

export type OutgoingReason =
  /** The address breaks a rule: ours refuses to call it. */
  | "not_allowed"
  /** No such name, nobody answers, the connection breaks, no trustworthy certificate. */
  | "away"
  /** The time is up: in total, by dripping, or because the caller's signal says so. */
  | "timeout"
  /** More bytes than wanted, as sent or as decoded. */
  | "too_large"
  /** More redirects than wanted, or one that leads nowhere. */
  | "redirects"
  /** Another type of content than asked for. */
  | "content_type"
  /** Not HTTP, or an encoding that is broken or unknown. */
  | "unreadable";

/** The rule that an address breaks. */
export type Rule =
  /** Not an address, or not over http or https (for libraries: https). */
  | "scheme"
  /** A user name or password in it. */
  | "credentials"
  /** A host or port that is written unlike its normal form. */
  | "spelling"
  /** Another port than 80 and 443. */
  | "port"
  /** A name of this machine or of a local network. */
  | "name"
  /** The address, or one that the name resolves to, is not on the public internet. */
  | "address"
  /** A host that the library has no business with. */
  | "host";

export class OutgoingError extends Error {
  readonly reason: OutgoingReason;
  /** Where the reason is `not_allowed`. */
  readonly rule: Rule | undefined;

  constructor(reason: OutgoingReason, rule?: Rule) {
    super(`outgoing request: ${reason}${rule === undefined ? "" : ` (${rule})`}`);
    this.reason = reason;
    this.rule = rule;
  }
}
