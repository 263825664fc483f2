/** Access to the telephone services: the secretarial service and the voicebot. */
import { type MatrixRow, reads, suggests, writes } from "./cells.ts";

const voicebot = { products: ["VOICE"] } as const;
const secretarial = { products: ["SEC", "SEC-PLUS"] } as const;

export const PHONE_ACCESS: Record<string, MatrixRow> = {
  getCompanyCallerList: { ...reads, ...secretarial },
  getCallerListCsv: { ...reads, ...secretarial },
  getCompanySettings: { ...reads, ...secretarial },
  updateCaller: { ...writes, ...secretarial },
  updateCompanySettings: { ...writes, ...secretarial },
  getAbsences: reads,
  previewAbsence: reads,
  applyAbsence: writes,
  undoAbsence: writes,
  getVoicebotCalls: { ...reads, ...voicebot },
  getVoicebotCallsCsv: { ...reads, ...voicebot },
  getVoicebotCall: { ...reads, ...voicebot },
  revealVoicebotCaller: { ...suggests, ...voicebot },
  getVoicebotRecording: { ...reads, ...voicebot },
  getVoicebotSettings: { ...reads, ...voicebot },
  markVoicebotCall: { ...writes, ...voicebot },
  speakVoicebotGreeting: { ...writes, ...voicebot },
  updateVoicebotSettings: { ...writes, ...voicebot },
};
