/** What other slices may use of the voicebot. */
export { voicebotDashboard } from "./dashboard.ts";
export { voicebotCallOf } from "./repository.ts";
export { isVoicebotSetUp } from "./settings-repository.ts";
export { voicebotCallsDisclosure, voicebotSettingsDisclosure } from "./disclosure.ts";
export { voicebotSearch } from "./search.ts";
