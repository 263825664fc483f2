/** True where the host is the domain itself or lies below it, compared at label boundaries. */
export const isWithinDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
