/** What other slices may use of the voicebot. */
export { voicebotCallsDisclosure, voicebotSettingsDisclosure } from "./disclosure.ts";
