/** `portal mail receive`: for the pipe of a mail server that can't call a webhook. */
import { buffer } from "node:stream/consumers";
import type { MailResult } from "@portal/contract/leads/messages/inbound-calls";
import { RAW_MAIL_BYTES } from "@portal/contract/leads/messages/limits";
import type { Command } from "commander";
import { systemClock } from "../../../../platform/clock.ts";
import { mailEnvironment } from "../../../../platform/commands/environment.ts";
import { describeFailure } from "../../../../platform/commands/failure.ts";
import { withDatabase } from "../../../../platform/commands/open-database.ts";
import { openFiles } from "../../../../platform/commands/open-files.ts";
import type { Terminal } from "../../../../platform/commands/terminal.ts";
import { receiveMail } from "./receive-mail.ts";

/** Exit codes of sysexits.h, by which a mail server tells the sender or tries again. */
const NO_USER = 67;
const TRY_AGAIN = 75;
const NOT_ALLOWED = 77;

export function addMailCommands(program: Command, terminal: Terminal): void {
  program
    .command("mail")
    .description("Take mails to the address of REPLY_ADDRESS.")
    .command("receive")
    .description(
      `Read one mail as raw MIME from standard input. Exit code ${TRY_AGAIN}: try again later; ${NO_USER}, ${NOT_ALLOWED}: tell the sender.`,
    )
    .action(async () => {
      try {
        const raw = await buffer(terminal.stdin);
        const result = raw.length > RAW_MAIL_BYTES ? TOO_LARGE : await take(terminal, raw);
        terminal.print(result.reason === null ? result.outcome : `${result.outcome}: ${result.reason}`);
        terminal.exitCode = exitCodeOf(result);
      } catch (error) {
        terminal.warn(describeFailure(error));
        terminal.exitCode = TRY_AGAIN;
      }
    });
}

const TOO_LARGE: MailResult = { outcome: "refused", reason: "unreadable" };

const take = (terminal: Terminal, raw: Buffer): Promise<MailResult> =>
  withDatabase(terminal, (db) =>
    receiveMail({ db, files: openFiles(terminal), clock: systemClock, environment: mailEnvironment(terminal) }, raw),
  );

/** Nobody waits for an answer to an automatic mail, so that counts as taken. */
function exitCodeOf({ outcome, reason }: MailResult): number {
  if (outcome !== "refused") return 0;
  return reason === "no_address" || reason === "unknown_address" ? NO_USER : NOT_ALLOWED;
}
