/**
 * Login names and other addresses of people as customer care sees them: masked, because with the whole address an agent
 * could log in elsewhere as the person, or tell others. Whoever shows a login name or a person's name passes it through
 * here; contact addresses of the entry are public and stay whole.
 */
import type { AccountScope } from "./session.ts";

type Viewer = Pick<AccountScope, "agentUserId">;

const HIDDEN = "•••";

/** The first character, also where it takes two units. */
const firstOf = (text: string): string => /^./su.exec(text)?.[0] ?? "";

/** "martin@firma.de" → "m•••@f•••.de", "martin" → "m•••"; "" stays. */
export function maskLogin(login: string): string {
  if (login === "") return "";
  const at = login.lastIndexOf("@");
  if (at === -1) return `${firstOf(login)}${HIDDEN}`;
  const domain = login.slice(at + 1);
  const ending = domain.includes(".") ? domain.slice(domain.lastIndexOf(".")) : "";
  return `${firstOf(login.slice(0, at))}${HIDDEN}@${firstOf(domain)}${HIDDEN}${ending}`;
}

/** A login name or address of a person, masked for customer care. */
export const shownLogin = ({ agentUserId }: Viewer, login: string): string =>
  agentUserId === null ? login : maskLogin(login);

/** A person's name. Some people's name is their address, which is masked for customer care. */
export const shownName = <Name extends string | null>({ agentUserId }: Viewer, name: Name): Name =>
  agentUserId === null || name === null ? name : (name.replaceAll(/\S+@\S+/g, maskLogin) as Name);
