/** What other slices may use of ratings. */
export { ratingsDashboard } from "./dashboard.ts";
export { ratingsDisclosure } from "./disclosure.ts";
export { answerTemplatesDisclosure, ratingAnswersDisclosure } from "./manage/disclosure.ts";
export { ratingAnswersOwnData } from "./manage/own-data.ts";
export { createShownAwards } from "./awards/badges.ts";
export { registerBadge } from "./awards/badge-route.ts";
export { employerSurveysDisclosure, ratingAwardsDisclosure } from "./awards/disclosure.ts";
export { ratingInvitationsDisclosure } from "./invitations/disclosure.ts";
export { ratingInvitationsOwnData } from "./invitations/own-data.ts";
export { ratingSubmissionsDisclosure } from "./submissions/disclosure.ts";
export { objectionsDashboard } from "./objections/dashboard.ts";
export { objectionsDisclosure, partnersDisclosure, reportsDisclosure } from "./objections/disclosure.ts";
export { ratingsOwnData } from "./objections/own-data.ts";
export { recentRatings } from "./recent-ratings.ts";
export { ratingsSearch } from "./search.ts";
