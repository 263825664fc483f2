/** A real mail server on loopback that stores mails and refuses the recipients that a test names. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Received = { from: string; to: string[]; message: string };

export type SmtpInbox = { url: string; received: Received[]; close(): Promise<void> };

/** `refuse` returns the SMTP status that refuses a recipient, or undefined to accept it. */
export async function openSmtpInbox(
  refuse: (address: string) => number | undefined = () => undefined,
): Promise<SmtpInbox> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const status = refuse(address);
      done(status === undefined ? null : Object.assign(new Error("refused"), { responseCode: status }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const message = Buffer.concat(chunks).toString("utf8");
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
