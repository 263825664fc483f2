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
  vocabulary: VocabularyTable;
};
