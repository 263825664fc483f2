/**
 * Access to messages with customers and to the public inquiry form. Customer care sees that somebody wrote, and neither
 * reads nor writes.
 */
import { type MatrixRow, open, reads, writes } from "./cells.ts";

const ofOwnPeople = { agent: "auth.role_missing" } as const;
const byLink = { ...open, xsrf: "required", accountId: "ignored" } as const;

export const MESSAGE_ACCESS: Record<string, MatrixRow> = {
  getMessageThreads: reads,
  getMessageThread: { ...reads, ...ofOwnPeople },
  openMessageThread: { ...writes, ...ofOwnPeople },
  markMessageThread: { ...writes, ...ofOwnPeople },
  sendMessage: { ...writes, ...ofOwnPeople },
  undoMessage: { ...writes, ...ofOwnPeople },
  getMessageFile: { ...reads, ...ofOwnPeople },
  getQuickAnswers: { ...reads, ...ofOwnPeople },
  saveQuickAnswer: { ...writes, ...ofOwnPeople },
  deleteQuickAnswer: { ...writes, ...ofOwnPeople },
  receiveMail: { ...open, xsrf: "not required", accountId: "ignored" },
  getCustomerThread: byLink,
  replyToCompany: byLink,
  stopMessages: byLink,
  getInquiryPage: { ...open, xsrf: "not required", accountId: "ignored" },
  uploadInquiryFile: byLink,
  submitInquiry: byLink,
  getInquiry: byLink,
  confirmInquiry: byLink,
  discardInquiry: byLink,
};
