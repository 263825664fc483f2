/** Uploads as a browser sends them. */
import { type TemporaryFile, uploadTemporaryFile, type UploadPurpose } from "@portal/contract/entry/files/calls";
import type { TestClient } from "../../../testing/test-client.ts";
import { multipart } from "./images.ts";

type File = Parameters<typeof multipart>[0];

export async function upload(client: TestClient, accountId: number, file: File, purpose?: UploadPurpose) {
  const reply = await client.send({
    method: "POST",
    path: uploadTemporaryFile.path,
    accountId,
    ...(purpose === undefined ? {} : { query: { purpose } }),
    ...multipart(file),
  });
  return { ...reply, body: reply.body as TemporaryFile };
}

export const fetchBytes = async (client: TestClient, url: string) => {
  const { raw, status } = await client.send({ method: "GET", path: url });
  return { status, bytes: raw.rawPayload, headers: raw.headers };
};
