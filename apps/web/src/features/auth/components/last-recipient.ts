/** The addresses to which this tab ordered mails, so that the next page can name them. They stay in memory only. */
type Occasion = "registration" | "access";

const addresses = new Map<Occasion, string>();

export const lastRecipient = (occasion: Occasion): string | undefined => addresses.get(occasion);
export const rememberRecipient = (occasion: Occasion, address: string): void => void addresses.set(occasion, address);
