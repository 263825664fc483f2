/** The sender of a server process: looks for due mails every two seconds while it runs. */
import { createTransport } from "nodemailer";
import type { Dependencies } from "../dependencies.ts";
import { deliverDueMails } from "./deliver.ts";

const LOOK_EVERY_MS = 2000;
const PATIENCE_MS = 15_000;

/** SMTP as the URL says; a mail never reads a file or a web address, whatever its text names. */
export const openTransport = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Without SMTP_URL nothing is sent: mails stay where they are, and in production the log says so. */
export function startMailSender(dependencies: Pick<Dependencies, "db" | "clock" | "environment" | "log">): {
  stop(): Promise<void>;
} {
  const { environment, log } = dependencies;
  if (environment.SMTP_URL === undefined) {
    if (environment.production) log.warn("SMTP_URL is not set: mails are kept and not sent");
    return { stop: async () => {} };
  }
  const transport = openTransport(environment.SMTP_URL);
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted && (await deliverDueMails(dependencies, transport)) > 0);
    } catch (error) {
      log.warn({ err: error }, "looking for mails failed");
    }
  };
  let running = work();
  const timer = setInterval(() => void (running = running.then(work)), LOOK_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
      transport.close();
    },
  };
}
