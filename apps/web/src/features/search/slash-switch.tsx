import { useState } from "react";
import { readStored, removeStored, writeStored } from "../../platform/session/browser-storage.ts";
import { SLASH_OFF_KEY } from "../../platform/session/slash-key.ts";
import { Switch } from "../../ui/fields/switch.tsx";

/** Turns the key / off for people whose speech input or keyboard types it by accident (WCAG 2.1.4). */
export function SlashSwitch() {
  const [on, setOn] = useState(() => readStored(SLASH_OFF_KEY) === null);
  return (
    <Switch
      label="Die Taste / öffnet die Suche"
      checked={on}
      onChange={({ currentTarget: { checked } }) => {
        setOn(checked);
        if (checked) removeStored(SLASH_OFF_KEY);
        else writeStored(SLASH_OFF_KEY, "off");
      }}
    />
  );
}
