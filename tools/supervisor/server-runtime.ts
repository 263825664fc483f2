/** How a server process runs, for who starts one: the supervisor, and measurements of the product as it is run. */
import { availableParallelism } from "node:os";

/**
 * A small young generation, and a heap that grows little before it is cleaned, keep the server small; what a flood of
 * requests took is returned (ADR 80). No object of a request is made in the old generation, where it would keep the
 * whole request after its answer (ADR 150).
 */
export const HEAP = ["--max-semi-space-size=8", "--max-old-space-size=512", "--no-allocation-site-pretenuring"];
/** Threads beside those that hash passwords, for files and names (ADR 79). */
const FURTHER_THREADS = 4;
/** Each arena of the allocator keeps the 19 MiB of a hash. */
export const SERVER_VARIABLES = {
  MALLOC_ARENA_MAX: "2",
  UV_THREADPOOL_SIZE: String(availableParallelism() + FURTHER_THREADS),
};
