import type { EntryPart } from "@portal/contract/entry/parts";
import { SAVE_BODIES } from "@portal/contract/entry/save/bodies";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { ENTRY_SAVES } from "../../../platform/rate-limits/quotas.ts";
import { savedFields } from "../answers.ts";

/** Body limit of a part: several times a page of text and sixty special days (Specification §5, §9). */
const PART_BODY_LIMIT_BYTES = 100_000;

/** The served save call of a part. */
export const serveSaveOf = <P extends EntryPart>(part: P) =>
  serve(
    { ...saveCallOf(part), body: SAVE_BODIES[part] },
    {
      access: accountAccess("write"),
      quota: ENTRY_SAVES,
      agent: true,
      answers: { 200: z.object(savedFields) },
      bodyLimitBytes: PART_BODY_LIMIT_BYTES,
    },
  );
