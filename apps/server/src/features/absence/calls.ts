import * as z from "zod/mini";
import {
  ABSENCE_TARGETS,
  applyAbsence,
  getAbsences,
  previewAbsence,
  undoAbsence,
} from "@portal/contract/absence/calls";
import { accountAccess, serve } from "../../platform/http/served-call.ts";
import { PHONE_SERVICE } from "../../platform/rate-limits/quotas.ts";

const target = z.enum(ABSENCE_TARGETS);
const targets = z.array(target);
const absence = z.object({
  id: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
  label: z.string(),
  targets,
  appliedAt: z.string(),
});
const writes = { access: accountAccess("write"), agent: true, quota: PHONE_SERVICE } as const;

export const serveGetAbsences = serve(getAbsences, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: z.object({ absences: z.array(absence) }) },
});
export const servePreviewAbsence = serve(previewAbsence, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: z.object({ effects: z.array(z.object({ target, before: z.null() })) }) },
});
export const serveApplyAbsence = serve(applyAbsence, { ...writes, answers: { 200: z.object({ absence }) } });
export const serveUndoAbsence = serve(undoAbsence, { ...writes, answers: { 200: z.object({ kept: targets }) } });
