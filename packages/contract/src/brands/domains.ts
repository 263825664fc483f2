/** True if the host is the domain itself or a subdomain of it, compared label by label. */
export const isWithinDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
