/** Access to objections to ratings, the partner network, and reports of marketing packages. */
import { type MatrixRow, open, own, personal, reads, suggests, writes } from "./cells.ts";

/** Codes of the family "ratings". */
const ratings = { products: ["RAT", "RAT-PLUS", "RAT-SIGNET"] } as const;
/** Only the role ratingusermanager sits at the provider's desk. */
const noManager = {
  consumer: "auth.role_missing",
  ratingManager: "ok",
  read: "auth.role_missing",
  editor: "auth.role_missing",
  owner: "auth.role_missing",
} as const;
const desk = { ...personal, ...noManager } as const;
/** The link of a mail says who comes. */
const byLink = { ...open, xsrf: "required", accountId: "ignored" } as const;
const deskReads = { ...own, ...noManager } as const;

export const RATING_CASE_ACCESS: Record<string, MatrixRow> = {
  // Anybody may object, with or without a product (DSA article 16).
  getRatingToObject: reads,
  createObjection: writes,
  getObjections: reads,
  getObjectionsCsv: reads,
  getObjection: reads,
  stepObjection: writes,
  getOwnObjections: own,
  getOwnObjection: own,
  stepOwnObjection: personal,
  getStatement: byLink,
  giveStatement: byLink,
  getDeskObjections: deskReads,
  getDeskObjection: deskReads,
  stepDeskObjection: desk,
  proposeDecision: desk,
  getRatingPortals: { ...reads, ...ratings },
  getPartnerChoices: { ...reads, ...ratings },
  addPartner: { ...writes, ...ratings },
  removePartner: { ...writes, ...ratings },
  reportEntryUrl: { ...writes, ...ratings },
  reportRating: { ...writes, ...ratings },
  reportAverageRating: { ...writes, ...ratings },
  retrieveLatestReports: { ...suggests, ...ratings },
  getReportFile: { ...reads, ...ratings },
  downloadReport: { ...suggests, ...ratings },
};
