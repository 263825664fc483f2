import { ONLINE_PRESENCE_LIMITS } from "@portal/contract/entry/rules/online-presence";
import { type Network, NETWORK_CODES, NETWORKS } from "@portal/contract/entry/choices";
import { controlId } from "@portal/contract/entry/places";
import { useState } from "react";
import { Fieldset } from "../../../../ui/fields/fieldset.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { onlinePresence, pathOfProfile } from "./definition.ts";
import { leavingProfile } from "./leaving-profile.ts";

/** One row per network, then shop and booking page. */
export default function OnlinePresenceForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(onlinePresence, entry);
  const { draft, errors, change, recheck } = form;
  const [moved, setMoved] = useState("");

  function leave(network: Network) {
    const left = leavingProfile(draft, network);
    change((old) => leavingProfile(old, network).draft);
    if (left.movedTo !== null) setMoved(`Die Adresse gehört zu ${NETWORKS[left.movedTo].label} und steht jetzt dort.`);
    recheck(pathOfProfile(left.draft, left.movedTo ?? network));
  }
  const address = (name: "shopUrl" | "bookingUrl", label: string, help: string) => (
    <TextField
      id={controlId("onlinePresence", name)}
      label={label}
      help={help}
      optional
      inputMode="url"
      autoComplete="off"
      maxLength={ONLINE_PRESENCE_LIMITS.url}
      value={draft[name]}
      error={errors[name]}
      onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, [name]: value }))}
      onBlur={() => recheck(name)}
    />
  );
  return (
    <PartSection
      definition={onlinePresence}
      form={form}
      mayWrite={mayWrite}
      description="Fügen Sie die Adresse Ihres Profils ein oder tippen Sie nur den Namen, zum Beispiel @firma."
    >
      <div className={styles.narrow}>
        <Fieldset
          id={controlId("onlinePresence", "profiles")}
          tabIndex={-1}
          legend="Profile in Netzwerken"
          look="heading"
          error={errors.profiles}
        >
          <div className={styles.pairs}>
            {NETWORK_CODES.map((network) => (
              <TextField
                key={network}
                id={controlId("onlinePresence", pathOfProfile(draft, network))}
                label={NETWORKS[network].label}
                help={network === "whatsapp" ? "Auch die Telefonnummer genügt." : undefined}
                optional
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                maxLength={ONLINE_PRESENCE_LIMITS.url}
                value={draft.profiles[network]}
                error={errors[pathOfProfile(draft, network)]}
                onChange={({ currentTarget: { value } }) =>
                  change((old) => ({ ...old, profiles: { ...old.profiles, [network]: value } }))
                }
                onBlur={() => leave(network)}
              />
            ))}
          </div>
          <p role="status" className={styles.quiet}>
            {moved}
          </p>
        </Fieldset>
        <Fieldset legend="Kaufen und buchen" look="heading">
          {address("shopUrl", "Onlineshop", "Zum Beispiel www.firma.example/shop.")}
          {address("bookingUrl", "Terminbuchung", "Die Seite, auf der Kunden einen Termin wählen.")}
        </Fieldset>
      </div>
    </PartSection>
  );
}
