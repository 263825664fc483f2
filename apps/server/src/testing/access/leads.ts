/** Access to leads. Customer care sees them without who asks, and neither accepts them nor takes files along. */
import { type MatrixRow, open, reads, writes } from "./cells.ts";

const byOwnPeople = { agent: "auth.role_missing" } as const;

export const LEAD_ACCESS: Record<string, MatrixRow> = {
  getLeads: reads,
  getLead: reads,
  getLeadsCsv: { ...reads, ...byOwnPeople },
  getLeadStatistics: reads,
  getInquiryStatistics: reads,
  acceptLead: { ...writes, ...byOwnPeople },
  createLeadFromCall: { ...writes, ...byOwnPeople },
  changeLead: writes,
  setLeadValue: writes,
  addLeadNote: writes,
  deleteLeadNote: writes,
  setLeadReminder: writes,
  complainAboutLead: writes,
  receiveLead: { ...open, xsrf: "not required", accountId: "ignored" },
};
