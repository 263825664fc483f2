import { UPLOAD_FIELD, UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { type Profile, updateUserProfile, uploadProfileImage } from "@portal/contract/user-area/profile";
import { useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { DEFAULT_PROFILE_IMAGE_PATH } from "../../../platform/brand/default-profile-image.ts";
import { DraftNotice } from "../../../platform/forms/draft-notice.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useKeptDraft, useRestoredDraft } from "../../../platform/forms/use-draft.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Avatar } from "../../../ui/content/avatar.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { trash } from "../../../ui/icons/icons.ts";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ProfileGate } from "../profile-gate.tsx";
import { useSetProfile } from "../profile-store.ts";

/** The person's name and image. */
export const ProfileArea = () => (
  <ProfileGate>
    {(profile) => (
      <>
        <NameForm profile={profile} />
        <ImageSection profile={profile} />
      </>
    )}
  </ProfileGate>
);

/** `from`: the saved name when the person began to type. */
type NameDraft = { readonly name: string; readonly from: string };

const unchanged = ({ displayName }: Profile): NameDraft => ({ name: displayName, from: displayName });
const isNameDraft = (found: unknown): found is NameDraft =>
  typeof (found as NameDraft).name === "string" && typeof (found as NameDraft).from === "string";

function NameForm({ profile }: { profile: Profile }) {
  const { errors, refusal, pending, submit } = useSubmission();
  const restored = useRestoredDraft({ form: "profile.name", scope: "person", isValue: isNameDraft });
  const [{ name, from }, setDraft] = useState(restored.value ?? unchanged(profile));
  const setProfile = useSetProfile();
  const toasts = useToasts();
  const restoredAt = useKeptDraft(restored, { dirty: name !== profile.displayName, value: { name, from } });

  async function save(form: HTMLFormElement) {
    await submit(form, async () => {
      const answer = await apiCall(updateUserProfile, { body: { displayName: formText(form, "displayName") } });
      setProfile(answer.profile);
      setDraft(unchanged(answer.profile));
      toasts.show({ tone: "success", message: "Ihr Name ist gespeichert." });
    });
  }
  return (
    <Section title="Ihr Name" description="Er steht zum Beispiel bei Ihren Bewertungen.">
      <Form refusal={refusal} onSubmit={save}>
        <DraftNotice
          at={restoredAt}
          isOutdated={from !== profile.displayName}
          onDiscard={() => setDraft(unchanged(profile))}
        />
        <TextField
          label="Name"
          name="displayName"
          optional
          autoComplete="name"
          value={name}
          error={errors["displayName"]}
          onChange={({ currentTarget: { value } }) => setDraft({ name: value, from })}
        />
        <Row>
          <Button type="submit" variant="primary" pending={pending}>
            Name speichern
          </Button>
        </Row>
      </Form>
    </Section>
  );
}

const { accept, bytes: MOST_BYTES, tooLarge: TOO_LARGE } = UPLOAD_RULES.photo;

function ImageSection({ profile }: { profile: Profile }) {
  const [state, setState] = useState<"idle" | "uploading" | "removing">("idle");
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const setProfile = useSetProfile();
  const toasts = useToasts();

  async function change(next: "uploading" | "removing", message: string, work: () => Promise<{ profile: Profile }>) {
    setFailure(undefined);
    setState(next);
    try {
      setProfile((await work()).profile);
      toasts.show({ tone: "success", message });
    } catch (error) {
      setFailure(germanMessage(error));
    }
    setState("idle");
  }
  function upload([file]: File[]) {
    if (file === undefined || state !== "idle") return;
    if (file.size > MOST_BYTES) return setFailure(TOO_LARGE);
    const form = new FormData();
    form.set(UPLOAD_FIELD, file);
    void change("uploading", "Ihr Bild ist gespeichert.", () => apiCall(uploadProfileImage, { form }));
  }
  async function remove() {
    await change("removing", "Ihr Bild ist entfernt.", () =>
      apiCall(updateUserProfile, { body: { removeImage: true } }),
    );
    // The focused button disappears with the image.
    frame.current?.querySelector("input")?.focus();
  }
  return (
    <Section title="Ihr Bild" description="Es steht oben neben Ihrem Namen. Wir speichern es ohne Ort und Kameradaten.">
      <div ref={frame}>
        <Stack>
          <Row gap="md">
            <Avatar src={profile.profileImage ?? DEFAULT_PROFILE_IMAGE_PATH} size="lg" />
            {profile.profileImage !== null && (
              <Button icon={trash} pending={state === "removing"} onClick={() => void remove()}>
                Bild entfernen
              </Button>
            )}
          </Row>
          <FileDrop
            label={profile.profileImage === null ? "Bild hochladen" : "Anderes Bild hochladen"}
            help="JPEG, PNG, WebP, GIF oder HEIC, höchstens 20 MB"
            accept={accept}
            error={failure}
            onFiles={upload}
          />
          <p role="status">{state === "uploading" ? "Ihr Bild wird hochgeladen." : ""}</p>
        </Stack>
      </div>
    </Section>
  );
}
