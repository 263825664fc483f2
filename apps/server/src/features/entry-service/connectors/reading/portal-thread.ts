/** The thread in which portals' answers are parsed: the only place that loads the parsers. */
import { serveReaders } from "../../../../platform/reading/reading-thread.ts";
import { READERS } from "./readers.ts";

serveReaders(READERS);
