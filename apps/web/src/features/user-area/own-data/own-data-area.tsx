import { exportOwnData } from "@portal/contract/user-area/profile";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { ProfileGate } from "../profile-gate.tsx";
import { DeletionSection } from "./deletion-section.tsx";

/** Download and deletion of everything stored about the person. */
export const OwnDataArea = () => (
  <>
    <Section
      title="Daten mitnehmen"
      description="Alles, was wir über Sie gespeichert haben, in einer ZIP-Datei: Angaben, Bewertungen, Suchen, Anmeldungen und mehr."
      action={
        <a className={buttonClass()} href={exportOwnData.path} download>
          <Icon shape={download} />
          Meine Daten herunterladen
        </a>
      }
    />
    <ProfileGate>{(profile) => (profile.eraseAt === null ? <DeletionSection profile={profile} /> : null)}</ProfileGate>
  </>
);
