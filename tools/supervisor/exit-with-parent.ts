/**
 * Preloaded into each child of the supervisor: if the supervisor is killed, the channel to it breaks, and the child
 * ends as if it were asked to.
 */
const TIMEOUT = 5_000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), TIMEOUT).unref();
});
// The listener must not keep a child running that has finished its work.
process.channel?.unref();
