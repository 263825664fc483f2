import { UPLOAD_FIELD } from "@portal/contract/entry/files/calls";
import { uploadInquiryFile } from "@portal/contract/leads/inquiries/calls";
import { INQUIRY_FILES } from "@portal/contract/leads/inquiries/limits";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { ChosenFile, ChosenFiles } from "../../../platform/uploads/chosen-file.tsx";
import { refusalOf } from "../../../platform/uploads/upload-file.ts";

type ChosenFile = {
  id: string;
  name: string;
  bytes: number;
  marker: string | null;
  /** Why it can't be sent; null while it is on its way or uploaded. */
  failure: string | null;
};

/** Files of the form, each uploaded as soon as it is chosen. */
export function useInquiryFiles(companyId: number, ticket: { current: string }) {
  const [list, setList] = useState<readonly ChosenFile[]>([]);
  const change = (id: string, next: Partial<ChosenFile>) =>
    setList((files) => files.map((file) => (file.id === id ? { ...file, ...next } : file)));

  async function upload(id: string, file: File) {
    const form = new FormData();
    form.set(UPLOAD_FIELD, file);
    try {
      const query = { firma: String(companyId), ticket: ticket.current };
      change(id, { marker: (await apiCall(uploadInquiryFile, { query, form })).marker });
    } catch (error) {
      change(id, { failure: germanMessage(error) });
    }
  }
  return {
    list,
    isBusy: list.some(({ marker, failure }) => marker === null && failure === null),
    markers: list.flatMap(({ marker }) => marker ?? []),
    add(chosen: readonly File[]) {
      const taken = chosen.slice(0, Math.max(0, INQUIRY_FILES - list.length)).map((file) => ({
        file,
        row: {
          id: crypto.randomUUID(),
          name: file.name,
          bytes: file.size,
          marker: null,
          failure: refusalOf("message_file", file),
        },
      }));
      setList((files) => [...files, ...taken.map(({ row }) => row)]);
      for (const { file, row } of taken) if (row.failure === null) void upload(row.id, file);
    },
    remove: (id: string) => setList((files) => files.filter((file) => file.id !== id)),
  };
}

/** What is chosen, with what became of it. */
export function InquiryFiles({ files: { list, remove } }: { files: ReturnType<typeof useInquiryFiles> }) {
  if (list.length === 0) return null;
  return (
    <div aria-live="polite">
      <ChosenFiles>
        {list.map((file) => (
          <ChosenFile
            key={file.id}
            file={file}
            state={undefined}
            error={file.failure ?? undefined}
            onRemove={() => remove(file.id)}
          >
            <p className="note">{file.marker === null ? "Wird hochgeladen …" : "Hochgeladen"}</p>
          </ChosenFile>
        ))}
      </ChosenFiles>
    </div>
  );
}
