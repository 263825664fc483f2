/**
 * Preloaded into each child of the supervisor: if the supervisor is killed, the channel to it breaks, and the child
 * ends as if it were asked to.
 */
const PATIENCE = 5_000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), PATIENCE).unref();
});
// The listener alone must not keep a child alive that has nothing left to do.
process.channel?.unref();
