/** All commands of `npm run portal`, and how one is run. */
import { migrate } from "@portal/db/migrate";
import { Command, CommanderError } from "commander";
import { addCaseCommands } from "./case-command.ts";
import { addClaimCommands } from "./claim-command.ts";
import { describeFailure } from "./failure.ts";
import { addContributionCommands } from "./contribution-command.ts";
import { addAgentCommands } from "./agent-command.ts";
import { addDemoCommand } from "./demo-command.ts";
import { addExportCommand } from "./export-command.ts";
import { addImportCommand } from "./import-command.ts";
import { addLinkCommands } from "./link-command.ts";
import { addNewsletterCommands } from "./newsletter-command.ts";
import { addNoticeCommands } from "./notice-command.ts";
import { addNotificationCommands } from "./notification-command.ts";
import { withDatabaseUrl } from "./open-database.ts";
import type { Terminal } from "./terminal.ts";
import { addSectionsCommand } from "./sections-command.ts";
import { addTrackingCommands } from "./tracking-command.ts";
import { addUserCommands } from "./user-command.ts";

const ENVIRONMENT = `
Environment:
  DATABASE_URL  PostgreSQL to work on; without it the portal's own one, started if it isn't running
  DATA_DIR      folder of the portal's own database and files (default: data, in the project)
  PORTAL_ENV    "production" refuses demo data and the demo password`;

/** Runs one command to its end. Failures are told on the terminal, whose exit code is 0 or 1 afterwards. */
export async function runPortal(args: readonly string[], terminal: Terminal): Promise<void> {
  try {
    await createProgram(terminal).parseAsync(args, { from: "user" });
  } catch (error) {
    // Commander has said already what it found.
    if (error instanceof CommanderError) terminal.exitCode = error.exitCode;
    else {
      terminal.warn(describeFailure(error));
      terminal.exitCode = 1;
    }
  }
}

function createProgram(terminal: Terminal): Command {
  const program = new Command("portal")
    .description("Operate the portal from a terminal.")
    .addHelpText("after", ENVIRONMENT)
    .showHelpAfterError("(add --help to see how it is used)")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.warn(text.trimEnd()),
    });
  addImportCommand(program, terminal);
  addDemoCommand(program, terminal);
  addExportCommand(program, terminal);
  program
    .command("migrate")
    .description("Bring the database up to date.")
    .action(() =>
      withDatabaseUrl(terminal, async (url) => {
        const applied = await migrate(url);
        terminal.print(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`);
      }),
    );
  addUserCommands(program, terminal);
  addAgentCommands(program, terminal);
  addNoticeCommands(program, terminal);
  addNotificationCommands(program, terminal);
  addClaimCommands(program, terminal);
  addCaseCommands(program, terminal);
  addSectionsCommand(program, terminal);
  addTrackingCommands(program, terminal);
  addLinkCommands(program, terminal);
  addContributionCommands(program, terminal);
  addNewsletterCommands(program, terminal);
  return program;
}
