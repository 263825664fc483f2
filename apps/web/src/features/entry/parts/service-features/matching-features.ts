/** The service features that match the filter. */
import { SERVICE_FEATURE_GROUPS, type ServiceFeature } from "@portal/contract/entry/choices";
import { wordSearch } from "../../../../platform/text/word-search.ts";

export type FeatureGroup = {
  readonly title: string;
  readonly features: readonly { value: ServiceFeature; label: string }[];
};

const ALL: readonly FeatureGroup[] = SERVICE_FEATURE_GROUPS.map(({ title, features }) => ({
  title,
  features: Object.entries(features).map(([value, label]) => ({ value: value as ServiceFeature, label })),
}));

/** The features whose label contains every typed word, by group; all features for an empty filter. */
export function matchingFeatures(typed: string): readonly FeatureGroup[] {
  const isFound = wordSearch(typed);
  return ALL.map(({ title, features }) => ({
    title,
    features: features.filter(({ label }) => isFound(label)),
  })).filter(({ features }) => features.length > 0);
}
