import type { ServiceAreaCity } from "@portal/contract/entry/rules/service-area";
import { suggestServiceAreaCities } from "@portal/contract/entry/suggestions/calls";
import { useMemo, useRef, useState } from "react";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { useSuggestions } from "../../../../platform/suggestions/use-suggestions.ts";
import { ChipList } from "../../../../ui/fields/chip-list.tsx";
import { ListField } from "../../word-list/list-field.tsx";
import { useUndoToast } from "../../word-list/use-undo-toast.ts";
import { isPlaceOf, offeredPlaces, placeItem, type PlaceItem, withPlace } from "./places.ts";

type PlacesFieldProps = {
  id: string;
  cities: readonly ServiceAreaCity[];
  /** The search text. */
  typed: string;
  onType: (text: string) => void;
  onChange: (update: (cities: readonly ServiceAreaCity[]) => readonly ServiceAreaCity[]) => void;
  most: number;
  error: string | undefined;
  mayWrite: boolean;
};

const loadPlaces = async (searchTerm: string, signal: AbortSignal): Promise<PlaceItem[]> =>
  (await apiCall(suggestServiceAreaCities, { body: { searchTerm }, signal })).cities.map(placeItem);

/**
 * Places in which the company works, each with its federal state. A place that the suggestions lack is taken as
 * typed.
 */
export function PlacesField({ cities, typed, onType, onChange, most, mayWrite, ...field }: PlacesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(loadPlaces);
  const { kind } = suggestions;
  const offered = useMemo(
    () => (kind === "idle" ? [] : offeredPlaces(suggestions.items, cities, typed, kind !== "waiting")),
    [suggestions.items, kind, cities, typed],
  );
  const [note, setNote] = useState("");
  const showRemoved = useUndoToast();

  function type(text: string) {
    setNote("");
    suggestions.ask(text);
    onType(text);
  }
  function choose({ city, text }: PlaceItem) {
    if (isPlaceOf(cities, city)) return setNote(`${text} steht schon in der Liste.`);
    if (cities.length >= most) return setNote(`Höchstens ${most} Orte sind möglich.`);
    suggestions.clear();
    setNote(`${text} hinzugefügt.`);
    onType("");
    onChange((known) => withPlace(known, city, known.length, most));
  }
  function remove(index: number) {
    const city = cities[index];
    if (!city) return;
    setNote("");
    onChange((known) => known.filter((place) => place !== city));
    input.current?.focus();
    showRemoved(city.name, () => onChange((known) => withPlace(known, city, index, most)));
  }
  return (
    <ListField
      {...field}
      label="Orte"
      help="Orte, in denen Sie arbeiten, zum Beispiel die Nachbarstädte."
      suggestions={{ kind: kind === "failed" && offered.length > 0 ? "found" : kind, items: offered }}
      value={typed}
      onType={type}
      onChoose={choose}
      onEnter={() => typed.trim() !== "" && setNote("Bitte wählen Sie einen Vorschlag.")}
      marksFirst
      failedText="Vorschläge gibt es gerade nicht."
      count={cities.length}
      most={most}
      note={note}
      onRemoveLast={() => remove(cities.length - 1)}
      inputRef={input}
      input={{}}
    >
      {cities.length > 0 && (
        <ChipList
          chips={cities.map((city, index) => ({ ...placeItem(city), index }))}
          onRemove={mayWrite ? ({ index }) => remove(index) : undefined}
        />
      )}
    </ListField>
  );
}
