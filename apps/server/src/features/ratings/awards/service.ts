/** What a company has earned by its ratings and by a survey among its employees. */
import type { Brand } from "@portal/contract/brands/brand";
import type { AwardFormat, AwardProof, Awards, EmployerProof } from "@portal/contract/ratings/awards/calls";
import {
  employerCriteria,
  type EmployerSurvey,
  meetsEmployer,
  signetCriteria,
} from "@portal/contract/ratings/awards/rules";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import type { AwardFile } from "./files.ts";
import { findSurvey } from "./repository.ts";
import { isShown, type Standing, standingOf } from "./standing.ts";

/** Where the file's links lead, and in which look. */
type Look = { brand: Brand; origin: string };

/** Fonts, PDF and drawing take megabytes, so they are loaded with the first file. */
const loadFiles = () => import("./files.ts");

export type AwardsService = ReturnType<typeof createAwardsService>;

export function createAwardsService({ db, clock, environment }: Pick<Dependencies, "db" | "clock" | "environment">) {
  const fonts = environment.PDF_FONTS;

  async function standingIn({ companyId }: AccountScope): Promise<Standing> {
    const standing = await standingOf(db, companyId, clock.now());
    if (standing === undefined) throw new Problem("account_not_available");
    return standing;
  }

  return {
    async awards(scope: AccountScope, origin: string): Promise<Awards> {
      const today = berlinDate(clock.now().getTime());
      const [standing, survey] = await Promise.all([standingIn(scope), findSurvey(db, scope.companyId)]);
      const { name: company, sum, countedFrom, hasSignet, isLocked, awardedOn } = standing;
      return {
        company,
        hasSignet,
        isLocked,
        sum,
        countedFrom,
        signet: signetCriteria(sum),
        awardedOn,
        employer: employerCriteria(survey, today),
        surveyedOn: survey?.surveyedOn ?? null,
        isTopEmployer: meetsEmployer(survey, today),
        origin,
      };
    },

    /** @throws Problem `ratings.signet_not_booked`, `ratings.signet_locked`, `ratings.award_not_earned` */
    async signet(scope: AccountScope, format: AwardFormat, look: Look): Promise<AwardFile> {
      const standing = await standingIn(scope);
      if (!standing.hasSignet) throw new Problem("ratings.signet_not_booked");
      if (standing.isLocked) throw new Problem("ratings.signet_locked");
      if (!isShown(standing)) throw new Problem("ratings.award_not_earned");
      const { fileOf, signetFiles } = await loadFiles();
      return fileOf(signetFiles(standing, scope.companyId, { ...look, fonts }), format);
    },

    /** @throws Problem `ratings.award_not_earned` */
    async topEmployer(scope: AccountScope, format: AwardFormat, look: Look): Promise<AwardFile> {
      const today = berlinDate(clock.now().getTime());
      const [{ name }, survey] = await Promise.all([standingIn(scope), findSurvey(db, scope.companyId)]);
      if (!meetsEmployer(survey, today)) throw new Problem("ratings.award_not_earned");
      const { employerFiles, fileOf } = await loadFiles();
      const criteria = employerCriteria(survey, today).map(({ text }) => text);
      return fileOf(employerFiles({ companyId: scope.companyId, name, survey }, criteria, { ...look, fonts }), format);
    },

    async proofs(companyId: number): Promise<{ proof: AwardProof | null; employer: EmployerProof | null }> {
      const standing = await standingOf(db, companyId, clock.now());
      if (standing === undefined) return { proof: null, employer: null };
      const survey = await findSurvey(db, companyId);
      return {
        proof: proofOf(companyId, standing),
        employer: employerProofOf({ companyId, company: standing.name }, survey, berlinDate(clock.now().getTime())),
      };
    },
  };
}

function proofOf(companyId: number, standing: Standing): AwardProof | null {
  if (!isShown(standing)) return null;
  const { name: company, awardedOn, sum, countedFrom } = standing;
  return { company, companyId, awardedOn, sum, countedFrom, signet: signetCriteria(sum) };
}

function employerProofOf(
  company: Pick<EmployerProof, "company" | "companyId">,
  survey: EmployerSurvey | null,
  today: Day,
): EmployerProof | null {
  if (!meetsEmployer(survey, today)) return null;
  return { ...company, ...survey, criteria: employerCriteria(survey, today) };
}
