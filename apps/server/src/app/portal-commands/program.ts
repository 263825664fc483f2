/** All commands of `npm run portal`, and how one is run. */
import { migrate, readSchemaState } from "@portal/db/migrate";
import { Command, CommanderError } from "commander";
import { addLinkCommands } from "../../features/account-linking/commands.ts";
import { addAgentCommands } from "../../features/auth/commands/agents.ts";
import { addSecurityEventsCommand } from "../../features/auth/commands/security-events.ts";
import { addUserCommands } from "../../features/auth/commands/users.ts";
import { addNewsletterCommands } from "../../features/b2b/commands.ts";
import { addClaimCommands } from "../../features/claiming/commands.ts";
import { addDocumentCommands } from "../../features/company-data/commands.ts";
import { addDigestCommand } from "../../features/digest/commands.ts";
import { addListingBacklogCommand } from "../../features/entry-service/commands.ts";
import { addNoticeCommands } from "../../features/notifications/commands/notices.ts";
import { addNotificationCommands } from "../../features/notifications/commands/notifications.ts";
import { addLeadComplaintCommands, addMailCommands } from "../../features/leads/commands.ts";
import { addRatingAnswerCommands, addRatingFeedCommands, addReportCommands } from "../../features/ratings/commands.ts";
import { addCaseCommands } from "../../features/service-case/commands.ts";
import { addSubscriberCommand } from "../../features/subscriptions/commands.ts";
import { addTrackingCommands } from "../../features/tracking/commands/events.ts";
import { addSectionsCommand } from "../../features/tracking/commands/sections.ts";
import { addContributionCommands } from "../../features/ugc/commands.ts";
import { addWebBannerCommands } from "../../features/web-banners/commands.ts";
import { addHandoverCommands } from "../../features/website/commands.ts";
import { describeFailure } from "../../platform/commands/failure.ts";
import { withDatabaseUrl } from "../../platform/commands/open-database.ts";
import type { AddCommands, Terminal } from "../../platform/commands/terminal.ts";
import { readSettings } from "../../platform/environment.ts";
import { addDemoCommand } from "./demo-command.ts";
import { addExportCommand } from "./export-command.ts";
import { addImportCommand } from "./import-command.ts";
import { addSweepsCommand } from "./sweeps-command.ts";

/** In the order of the help text. */
const COMMANDS: readonly AddCommands[] = [
  addImportCommand,
  addDemoCommand,
  addExportCommand,
  addMigrateCommand,
  addUserCommands,
  addAgentCommands,
  addSecurityEventsCommand,
  addNoticeCommands,
  addNotificationCommands,
  addClaimCommands,
  addReportCommands,
  addCaseCommands,
  addLeadComplaintCommands,
  addDocumentCommands,
  addRatingAnswerCommands,
  addRatingFeedCommands,
  addMailCommands,
  addHandoverCommands,
  addWebBannerCommands,
  addSectionsCommand,
  addTrackingCommands,
  addLinkCommands,
  addContributionCommands,
  addNewsletterCommands,
  addSubscriberCommand,
  addDigestCommand,
  addListingBacklogCommand,
  addSweepsCommand,
];

const ENVIRONMENT = `
Environment:
  DATABASE_URL  PostgreSQL to work on; without it the portal's own database, started if it is not running
  DATA_DIR      folder of the portal's own database and files (default: data, in the project)
  PORTAL_ENV    production, staging or development; production refuses demo data and the demo password
The commands check all settings of the server (.env.example).`;

/** Runs one command to its end. Prints failures on the terminal and sets its exit code to 0 or 1. */
export async function runPortal(args: readonly string[], terminal: Terminal): Promise<void> {
  try {
    await createProgram(terminal).parseAsync(args, { from: "user" });
  } catch (error) {
    // Commander has already printed its message.
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
    .showHelpAfterError("(add --help for usage)")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.warn(text.trimEnd()),
    });
  for (const add of COMMANDS) add(program, terminal);
  program.hook("preAction", () => void readSettings(terminal.env));
  return program;
}

function addMigrateCommand(program: Command, terminal: Terminal): void {
  program
    .command("migrate")
    .description("Bring the database up to date. Servers may go on serving meanwhile.")
    .action(() =>
      withDatabaseUrl(terminal, async (url) => {
        const applied = await migrate(url);
        const { newer } = await readSchemaState(url);
        terminal.print(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`);
        if (newer.length > 0) terminal.warn(`A newer version has migrated it: ${newer.join(", ")}.`);
      }),
    );
}
