/** Names of people that no form asks for: from files, from commands and from other providers. */
import type { Role } from "@portal/contract/http/access";
import { personName } from "@portal/contract/text/person-name";
import { imitatesProviderName } from "@portal/contract/text/provider-name";

/** True if a person would carry the provider's name. Customer care may: it is the provider. */
export const isImitation = (name: string | undefined, roles: readonly Role[] | undefined): boolean =>
  name !== undefined && roles?.includes("cuca") !== true && imitatesProviderName(name);

/** A name as another provider tells it; empty if the person could not choose it here, because nobody can be asked. */
export const nameFromElsewhere = (name: string): string => personName.safeParse(name).data ?? "";
