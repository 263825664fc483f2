/** The mail sender of a server process. It sends due mails every two seconds. */
import type { Transporter } from "nodemailer";
import type { Dependencies } from "../dependencies.ts";
import { isLocalUrl } from "../settings/local.ts";
import { deliverDueMails, type MailTransport } from "./deliver.ts";

const LOOK_EVERY_MS = 2000;
const TIMEOUT_MS = 15_000;

/**
 * An SMTP transport, loaded with the first mail. Contents of a mail are never loaded from files or web addresses. With
 * `requireTls` a server that offers no encryption gets no mail.
 */
export function openTransport(url: string, { requireTls = false }: { requireTls?: boolean } = {}): MailTransport {
  let opening: Promise<Transporter> | undefined;
  const open = (): Promise<Transporter> =>
    (opening ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({
        url,
        requireTLS: requireTls,
        pool: true,
        maxConnections: 3,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    ));
  return {
    sendMail: async (message) => (await open()).sendMail(message),
    close: async () => (await opening)?.close(),
  };
}

/** Without SMTP_URL nothing is sent: mails stay in their table. */
export function startMailSender(dependencies: Pick<Dependencies, "db" | "clock" | "environment" | "log" | "files">): {
  stop(): Promise<void>;
} {
  const { environment, log } = dependencies;
  const { SMTP_URL, production } = environment;
  if (SMTP_URL === undefined) return { stop: async () => {} };
  const transport = openTransport(SMTP_URL, { requireTls: production && !isLocalUrl(SMTP_URL) });
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
      await transport.close();
    },
  };
}
