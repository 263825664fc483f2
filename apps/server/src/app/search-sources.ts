/** What the search asks, in the order of its groups. */
import { documentsSearch, peopleSearch } from "../features/company-data/public.ts";
import { leadsSearch } from "../features/leads/public.ts";
import { ratingsSearch } from "../features/ratings/public.ts";
import type { SearchSource } from "../features/search/public.ts";
import { secretarialSearch } from "../features/secretarial/public.ts";
import { casesSearch } from "../features/service-case/public.ts";
import { voicebotSearch } from "../features/voicebot/public.ts";
import { findingsSearch } from "../features/website/public.ts";

export const SEARCH_SOURCES: readonly SearchSource[] = [
  leadsSearch,
  ratingsSearch,
  secretarialSearch,
  voicebotSearch,
  casesSearch,
  documentsSearch,
  findingsSearch,
  peopleSearch,
];
