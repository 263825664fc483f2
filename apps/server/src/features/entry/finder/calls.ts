import { FOUND_ENTRIES, findEntries } from "@portal/contract/entry/finder/calls";
import * as z from "zod/mini";
import { publicAccess, serve } from "../../../platform/http/served-call.ts";

const found = z.object({
  id: z.number(),
  name: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
});

export const serveFindEntries = serve(findEntries, {
  summary: "Find entries by name and place",
  access: publicAccess,
  answers: { 200: z.object({ entries: z.array(found).check(z.maxLength(FOUND_ENTRIES)), more: z.boolean() }) },
});
