/** The `tel:` address of a German phone number: "030 23125 118" → "tel:+493023125118". */
export const telephoneAddress = (phone: string): string =>
  `tel:${phone.replace(/^0/, "+49").replaceAll(/[^\d+]/g, "")}`;
