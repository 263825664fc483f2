/** Preloaded into a server of the fleet: its clock goes wrong by as many milliseconds as a message says. */
const RealDate = Date;
let offsetMs = 0;

process.on("message", (message: { clockOffsetMs?: number }) => {
  offsetMs = message.clockOffsetMs ?? offsetMs;
});
process.channel?.unref();

const now = (): number => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) => (name === "now" ? now : (Reflect.get(target, name, receiver) as unknown)),
});
