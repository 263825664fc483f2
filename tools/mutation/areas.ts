/** What `npm run mutate` changes, and the tests that must notice. */
export type Area = {
  readonly name: string;
  /** Files to change, as glob patterns; `!` takes some out again. */
  readonly sources: readonly string[];
};

/** Pure rules, noticed by unit tests. */
export const RULES: readonly Area[] = [
  {
    name: "rules",
    sources: [
      "packages/contract/src/**/{rules,states,claim}*.ts",
      "packages/contract/src/entry/rules/*.ts",
      "packages/contract/src/{http,opening-hours,text,time,tracking}/*.ts",
      "packages/contract/src/pages/redirect*.ts",
      "!packages/contract/src/**/{*.test,calls,device-storage}.ts",
    ],
  },
];

/** Code that needs the database, noticed by API tests. */
export const SERVER: readonly Area[] = [
  {
    name: "guard and session",
    sources: ["apps/server/src/platform/session/*.ts", "apps/server/src/platform/http/{authorise,same-company}.ts"],
  },
  {
    name: "throttle",
    sources: ["apps/server/src/features/auth/throttle.ts", "apps/server/src/platform/rate-limits/*.ts"],
  },
  {
    name: "claiming",
    sources: [
      "apps/server/src/features/claiming/*.ts",
      "!apps/server/src/features/claiming/{demo,disclosure,letter,mails,own-data}.ts",
    ],
  },
  {
    name: "erasure",
    sources: [
      "apps/server/src/features/user-area/erasure/{repository,service}.ts",
      "apps/server/src/platform/erased-people.ts",
    ],
  },
  {
    name: "import",
    sources: ["apps/server/src/platform/import/*.ts", "apps/server/src/app/import/{import-source,kinds,run-import}.ts"],
  },
];

/** Tests are never changed. */
export const NO_TESTS = ["!**/*.test.ts", "!**/testing/**"];
