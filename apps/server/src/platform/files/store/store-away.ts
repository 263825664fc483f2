/** The files' store cannot be reached or refuses us; answered with 503. The message holds no key and no address. */
export class StoreAway extends Error {
  override readonly name = "StoreAway";
}
