import {
  answerWebsiteHandover,
  type Handover,
  type HandoverEntry,
  restoreWebsiteHandover,
  takeBackWebsiteHandover,
} from "@portal/contract/website/files/calls";
import { afterHandoverEvent } from "@portal/contract/website/files/states";
import { HANDOVER_STATE_LABELS } from "@portal/contract/website/files/words";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { FileLinks } from "../../../platform/uploads/file-links.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Course, CourseStep } from "../../../ui/lists/course.tsx";
import { Item, ItemHead } from "../../../ui/lists/item-list.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { undo } from "../../../ui/icons/icons.ts";
import { ContentForm } from "./content-form.tsx";
import { entryText, HANDOVER_TONES, NEXT_STEPS } from "./handover-texts.ts";
import { fileHref, useChangeHandover } from "./handovers-store.ts";

type HandoverItemProps = { handover: Handover; site: string | undefined; mayWrite: boolean };

/** One hand-over with its state and its course. */
export function HandoverItem({ handover, site, mayWrite }: HandoverItemProps) {
  const { id, state, entries } = handover;
  return (
    <Item layout="block" aria-label={`Übergabe Nr. ${id}`}>
      <ItemHead>
        <h3>Übergabe Nr. {id}</h3>
        <Status tone={HANDOVER_TONES[state]}>{HANDOVER_STATE_LABELS[state]}</Status>
      </ItemHead>
      <p className="note">
        {site !== undefined && `${site}. `}
        {NEXT_STEPS[state]}
      </p>
      <Course>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Course>
      {mayWrite && <Undo handover={handover} />}
      {mayWrite && state === "question" && <Answer id={id} />}
    </Item>
  );
}

function Entry({ entry }: { entry: HandoverEntry }) {
  const accountId = useActiveAccountId();
  return (
    <CourseStep title={entryText(entry)} at={entry.at} accent={entry.author === "provider"}>
      {entry.text !== "" && <UserText look="box">{entry.text}</UserText>}
      {entry.files.length > 0 && <FileLinks files={entry.files} hrefOf={({ id }) => fileHref(accountId, id)} />}
    </CourseStep>
  );
}

/** Takes a hand-over back, or hands it over again. */
function Undo({ handover: { id, state } }: { handover: Handover }) {
  const change = useChangeHandover();
  const toasts = useToasts();
  const { pending, run } = useSubmission();
  const decide = (endpoint: typeof takeBackWebsiteHandover | typeof restoreWebsiteHandover, done: string) =>
    void run(async () => {
      try {
        await change((accountId) => apiCall(endpoint, { params: { id: String(id) }, accountId }));
        toasts.show({ tone: "success", message: done });
      } catch (error) {
        toasts.show({ tone: "danger", message: germanMessage(error) });
      }
    });
  return (
    <>
      {afterHandoverEvent(state, "take_back") !== undefined && (
        <div>
          <Button
            size="sm"
            icon={undo}
            pending={pending}
            aria-label={`Übergabe Nr. ${id} zurücknehmen`}
            onClick={() => decide(takeBackWebsiteHandover, `Übergabe Nr. ${id} ist zurückgenommen.`)}
          >
            Zurücknehmen
          </Button>
        </div>
      )}
      {afterHandoverEvent(state, "restore") !== undefined && (
        <div>
          <Button
            size="sm"
            pending={pending}
            aria-label={`Übergabe Nr. ${id} wieder übergeben`}
            onClick={() => decide(restoreWebsiteHandover, `Übergabe Nr. ${id} ist wieder bei uns.`)}
          >
            Wieder übergeben
          </Button>
        </div>
      )}
    </>
  );
}

function Answer({ id }: { id: number }) {
  const change = useChangeHandover();
  const toasts = useToasts();
  return (
    <ContentForm
      form={`website-handover.${id}`}
      label="Ihre Antwort"
      submitLabel="Antwort senden"
      send={async (content) => {
        await change((accountId) =>
          apiCall(answerWebsiteHandover, { params: { id: String(id) }, body: content, accountId }),
        );
        toasts.show({ tone: "success", message: "Ihre Antwort ist angekommen." });
      }}
    />
  );
}
