/** The thread in which websites of customers are parsed and judged: the only place that loads the parsers. */
import { WEBSITE_READERS } from "@portal/website-check/readers";
import { serveReaders } from "../../../../platform/reading/reading-thread.ts";

serveReaders(WEBSITE_READERS);
