/** `npm run portal -- COMMAND`: what operators do from a terminal. */
import { migrate } from "@portal/db/migrate";
import { Command } from "commander";
import { describeFailure } from "./portal-commands/failure.ts";
import { addImportCommands } from "./portal-commands/import-command.ts";
import { addNoticeCommands } from "./portal-commands/notice-command.ts";
import { withDatabaseUrl } from "./portal-commands/open-database.ts";
import { addUserCommands } from "./portal-commands/user-command.ts";

const ENVIRONMENT = `
Environment:
  DATABASE_URL  PostgreSQL to work on; without it the portal's own one, started if it isn't running
  DATA_DIR      folder of the portal's own database and files (default: data, in the project)
  PORTAL_ENV    "production" refuses demo data and the demo password`;

const program = new Command("portal")
  .description("Operate the portal from a terminal.")
  .addHelpText("after", ENVIRONMENT)
  .showHelpAfterError("(add --help to see how it is used)");

addImportCommands(program);
program
  .command("migrate")
  .description("Bring the database up to date.")
  .action(() =>
    withDatabaseUrl(async (url) => {
      const applied = await migrate(url);
      console.log(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`);
    }),
  );
addUserCommands(program);
addNoticeCommands(program);

try {
  await program.parseAsync();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
