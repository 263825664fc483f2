/** Reference data: places, streets and the words of the trades. */
import type { Generated, GeneratedAlways } from "kysely";

type PlaceTable = {
  postal_code: string;
  name: string;
  state: string;
  key: GeneratedAlways<string>;
};

/** Places of one name in one state; `postal_codes` ascending. */
type CityTable = {
  id: GeneratedAlways<number>;
  name: string;
  state: string;
  postal_codes: string[];
  key: string;
};

type StreetTable = {
  postal_code: string;
  city: string;
  name: string;
  key: GeneratedAlways<string>;
};

/** Streets of entries; triggers on `entries` write them. */
type EntryStreetTable = {
  postal_code: string;
  city: string;
  name: string;
  key: GeneratedAlways<string>;
};

/** A street that an entry left, once for each time. */
type LeftStreetTable = { postal_code: string; city: string; name: string; left_at: Generated<Date> };

type VocabularyTable = {
  id: GeneratedAlways<number>;
  kind: "trade" | "keyword" | "product";
  term: string;
  alias: Generated<string>;
  key: GeneratedAlways<string>;
};

export type AddressesTables = {
  places: PlaceTable;
  cities: CityTable;
  streets: StreetTable;
  entry_streets: EntryStreetTable;
  left_streets: LeftStreetTable;
  vocabulary: VocabularyTable;
};
