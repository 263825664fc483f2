import { controlId } from "@portal/contract/entry/places";
import type { ComponentProps } from "react";
import { useSuggestions } from "../../../../../platform/suggestions/use-suggestions.ts";
import { SuggestField } from "../../../../../ui/fields/suggest-field.tsx";
import { type FieldErrors } from "../../../form-engine/part-definition.ts";
import styles from "../../../form-engine/part-form.module.css";
import { AddressHints } from "./address-hints.tsx";
import splitStyles from "./split-offer.module.css";
import { SplitOffer } from "./split-offer.tsx";
import { type Address, takeStreet } from "./address.ts";
import {
  type CityItem,
  loadCities,
  loadStreets,
  loadZipCodes,
  type StreetItem,
  type ZipCodeItem,
} from "./load-address.ts";
import { useAddressHints } from "./use-address-hints.ts";
import { useSplitAddress } from "./use-split-address.ts";

type AddressFieldsProps = {
  value: Address;
  errors: FieldErrors;
  onChange: (change: Partial<Address>) => void;
  /** Called when a field loses focus. */
  onLeave: (field: keyof Address) => void;
};

const FAILED = "Vorschläge gibt es gerade nicht. Sie können einfach weiterschreiben.";

/** Street, postal code and city with suggestions, and hints below them if the three do not fit together. */
export function AddressFields({ value, errors, onChange, onLeave }: AddressFieldsProps) {
  const streets = useSuggestions<StreetItem>(loadStreets(value));
  const zipCodes = useSuggestions<ZipCodeItem>(loadZipCodes(value));
  const cities = useSuggestions<CityItem>(loadCities(value));
  const { hints, ask, forget, dismiss } = useAddressHints(value);
  const split = useSplitAddress(value, errors["ShippingStreet"] !== undefined);

  const fieldOf = (field: keyof Address, suggestions: { ask: (text: string) => void; clear: () => void }) => ({
    id: controlId("companyData", field),
    value: value[field],
    error: errors[field],
    failedText: FAILED,
    onType: (text: string) => {
      forget();
      split.forget();
      suggestions.ask(text);
      onChange({ [field]: text });
    },
    input: {
      autoComplete: AUTO_COMPLETE[field],
      onBlur: () => {
        suggestions.clear();
        onLeave(field);
        ask();
      },
    } satisfies ComponentProps<"input">,
  });
  function take(change: Partial<Address>, suggestions?: { clear: () => void }) {
    suggestions?.clear();
    forget();
    split.forget();
    onChange(change);
    ask();
  }
  /** The pressed button disappears, so the focus goes to the field above it. */
  function replaceAll(change: Partial<Address>) {
    take(change);
    document.getElementById(controlId("companyData", "ShippingStreet"))?.focus();
  }
  return (
    <>
      <div className={splitStyles.street}>
        <SuggestField
          {...fieldOf("ShippingStreet", streets)}
          label="Straße und Hausnummer"
          optional
          suggestions={streets}
          onChoose={({ street }) => take(takeStreet(value, street), streets)}
        />
        <SplitOffer
          offer={split.offer}
          undo={split.undo}
          onTake={(offer) => {
            replaceAll(offer);
            split.remember();
          }}
          onUndo={(before) => {
            replaceAll(before);
            onLeave("ShippingStreet");
          }}
        />
      </div>
      <div className={styles.town}>
        <SuggestField
          {...fieldOf("ShippingPostalCode", zipCodes)}
          label="Postleitzahl"
          size="sm"
          suggestions={zipCodes}
          onChoose={({ place: { zipCode, city } }) =>
            take({ ShippingPostalCode: zipCode, ShippingCity: city }, zipCodes)
          }
        />
        <SuggestField
          {...fieldOf("ShippingCity", cities)}
          label="Ort"
          suggestions={cities}
          onChoose={({
            city: {
              name,
              zipCodes: [only, ...more],
            },
          }) =>
            take(
              {
                ShippingCity: name,
                ...(value.ShippingPostalCode.trim() === "" && more.length === 0 && { ShippingPostalCode: only ?? "" }),
              },
              cities,
            )
          }
        />
      </div>
      <AddressHints hints={hints} onTake={(change) => take(change)} onDismiss={dismiss} />
    </>
  );
}

/** Values for the browser's autofill. */
const AUTO_COMPLETE: Record<keyof Address, string> = {
  ShippingStreet: "address-line1",
  ShippingPostalCode: "postal-code",
  ShippingCity: "address-level2",
};
