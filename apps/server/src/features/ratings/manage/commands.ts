/** `portal rating-answer …`: the provider's look at answers in which the check found something. */
import { FINDING_LABELS } from "@portal/contract/ratings/manage/answer-check";
import { paragraphsOf } from "@portal/contract/text/text-fields";
import { type Command, InvalidArgumentError } from "commander";
import { systemClock } from "../../../platform/clock.ts";
import { toPositiveNumber } from "../../../platform/commands/arguments.ts";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import { table } from "../../../platform/commands/table.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";
import { Problem } from "../../../platform/problem.ts";
import { moderateAnswer } from "./answers/moderate.ts";
import { waitingAnswers } from "./answers/repository.ts";

const REASON_CHARACTERS = 500;
const LOOKS_FOR = Object.keys(FINDING_LABELS).join(", ");

export function addRatingAnswerCommands(program: Command, terminal: Terminal): void {
  const answers = program
    .command("rating-answer")
    .description(`Decide about companies' answers in which the check found something (${LOOKS_FOR}).`);
  const numbered = (name: string, description: string) =>
    answers
      .command(name)
      .description(description)
      .argument("<rating>", 'number of the rating in "rating-answer list"', toPositiveNumber);
  answers
    .command("list")
    .description("List answers that wait, the longest wait first.")
    .action(() =>
      withDatabase(terminal, async (db) => {
        const rows = (await waitingAnswers(db)).map((row) => [
          String(row.rating_id),
          row.changed_at.toISOString(),
          `${row.company} (${row.company_id})`,
          row.reason,
          row.text,
        ]);
        terminal.print(table(["rating", "since", "company", "reason", "text"], rows));
      }),
    );
  numbered("accept", "Let visitors see the answer.").action((id: number) => decide(terminal, id, "accept", ""));
  numbered("refuse", "Keep the answer from visitors; an earlier text is taken down, too.")
    .requiredOption("--reason <text>", "in German: the people read it", toReason)
    .action((id: number, { reason }: { reason: string }) => decide(terminal, id, "refuse", reason));
}

function toReason(text: string): string {
  const read = paragraphsOf(REASON_CHARACTERS).safeParse(text);
  if (!read.success || read.data === "") {
    throw new InvalidArgumentError(`Not a text of 1 to ${REASON_CHARACTERS} characters.`);
  }
  return read.data;
}

async function decide(
  terminal: Terminal,
  ratingId: number,
  decision: "accept" | "refuse",
  reason: string,
): Promise<void> {
  await withDatabase(terminal, async (db) => {
    try {
      await moderateAnswer({ db, clock: systemClock }, { ratingId, decision, reason });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new CommandFailure("This rating has no published answer.");
    }
  });
  terminal.print(decision === "accept" ? "Accepted." : "Refused. The company reads the reason beside its answer.");
}
