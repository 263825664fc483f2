import { WALKS } from "../walks/walks.ts";
import { inEachEngine } from "./in-each-engine.ts";

for (const { title, size, run } of WALKS) inEachEngine(title, run, { size });
