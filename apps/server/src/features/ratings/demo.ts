export { addDemoRatingAnswers } from "./manage/demo.ts";
