/** The service features that fit what somebody types into the filter. */
import { SERVICE_FEATURE_GROUPS, type ServiceFeature } from "@portal/contract/entry/choices";

export type FeatureGroup = {
  readonly title: string;
  readonly features: readonly { value: ServiceFeature; label: string }[];
};

const ALL: readonly FeatureGroup[] = SERVICE_FEATURE_GROUPS.map(({ title, features }) => ({
  title,
  features: Object.entries(features).map(([value, label]) => ({ value: value as ServiceFeature, label })),
}));

/** One spelling for "ä", "ae" and "a", for "ß" and "ss". */
const folded = (text: string): string =>
  text
    .toLocaleLowerCase("de")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([aou])e/g, "$1");

/** Features whose words hold every word that was typed, by group; all of them where nothing was typed. */
export function matchingFeatures(typed: string): readonly FeatureGroup[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return ALL;
  return ALL.map(({ title, features }) => ({
    title,
    features: features.filter(({ label }) => words.every((word) => folded(label).includes(word))),
  })).filter(({ features }) => features.length > 0);
}
