export { addRatingFeedCommands } from "./feeds/commands.ts";
export { addRatingAnswerCommands } from "./manage/commands.ts";
export { addReportCommands } from "./reports/commands.ts";
