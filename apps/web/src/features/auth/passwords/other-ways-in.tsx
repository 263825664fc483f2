import type { KeptMethods, LoginMethods } from "@portal/contract/auth/passwords/calls";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { germanDate } from "../../../platform/time/german-instants.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Fieldset } from "../../../ui/fields/fieldset.tsx";
import styles from "../components/access.module.css";

const PASSKEY = "removePasskey";
const FACEBOOK = "removeFacebook";
const FACTOR = "removeSecondFactor";

/**
 * What else lets somebody in, each with a checkbox that removes it together with the old password. All are checked,
 * because a thief may have added them; whoever knows one as their own unchecks it.
 */
export function OtherWaysIn({ methods }: { methods: LoginMethods }) {
  const { passkeys, facebookSince, secondFactor, pendingEmail } = methods;
  const isFactorOffered = secondFactor?.removable === true;
  return (
    <>
      {(passkeys.length > 0 || facebookSince !== null || isFactorOffered) && (
        <Fieldset
          legend="Das entfernen wir gleich mit"
          help="Auch damit kommt man in Ihr Konto. Nehmen Sie einen Haken nur weg, wenn Sie es selbst eingerichtet haben und behalten möchten."
        >
          {passkeys.map(({ id, name, createdAt }) => (
            <Checkbox
              key={id}
              name={PASSKEY}
              value={id}
              className={styles.typed}
              label={`Passkey „${name}“`}
              help={`Angelegt am ${germanDate(createdAt)}`}
              defaultChecked
            />
          ))}
          {facebookSince !== null && (
            <Checkbox
              name={FACEBOOK}
              label="Anmeldung mit Facebook"
              help={`Verbunden am ${germanDate(facebookSince)}`}
              defaultChecked
            />
          )}
          {isFactorOffered && (
            <Checkbox
              name={FACTOR}
              label="Anmeldung mit Code"
              help={`Eingeschaltet am ${germanDate(secondFactor.since)}. Ohne den Haken brauchen Sie weiter den Code aus der App.`}
              defaultChecked
            />
          )}
        </Fieldset>
      )}
      {pendingEmail !== null && (
        <p className={styles.typed}>
          Ihre E-Mail-Adresse sollte zu <strong>{pendingEmail}</strong> geändert werden. Das brechen wir ab.
        </p>
      )}
      {secondFactor?.removable === false && (
        <p>
          Die Anmeldung mit Code bleibt eingeschaltet. Fehlen Ihnen Handy und Ersatzcodes? Rufen Sie uns an:{" "}
          <ServicePhone />
        </p>
      )}
    </>
  );
}

/** What the unchecked boxes of the form keep. */
export function keptMethods(form: HTMLFormElement, { passkeys }: LoginMethods): KeptMethods {
  const data = new FormData(form);
  const removed = new Set(data.getAll(PASSKEY).map(String));
  return {
    passkeys: passkeys.map(({ id }) => id).filter((id) => !removed.has(String(id))),
    facebook: !data.has(FACEBOOK),
    secondFactor: !data.has(FACTOR),
  };
}
