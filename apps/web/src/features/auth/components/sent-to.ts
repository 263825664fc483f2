/** To which addresses this tab has had mails sent, for the page that says so. In memory: nothing of it outlives the tab. */
type Occasion = "registration" | "access";

const addresses = new Map<Occasion, string>();

export const sentTo = (occasion: Occasion): string | undefined => addresses.get(occasion);
export const keepSentTo = (occasion: Occasion, address: string): void => void addresses.set(occasion, address);
