import { BANNER_FILES, type Flavour } from "@portal/contract/web-banners/flavours";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useUploads } from "../../../platform/uploads/use-uploads.ts";
import { type ChosenFile, readChosen } from "./chosen-file.ts";

/** The chosen files of a banner. Those that fit are uploaded at once, the others say why they do not. */
export function useBannerFiles(flavour: Flavour) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const uploads = useUploads("web_banner", (id, { marker }) =>
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, marker } : file))),
  );
  const { keepOnly, add: upload } = uploads;
  // An upload whose file was removed ends before any event can add the next one.
  useLayoutEffect(() => keepOnly(files.map(({ id }) => id)), [files, keepOnly]);
  const shown = useRef(files);
  useLayoutEffect(() => {
    shown.current = files;
  });
  useEffect(() => () => shown.current.forEach(release), []);

  return {
    files,
    left,
    uploads,
    async add(chosen: readonly File[]): Promise<void> {
      const room = Math.max(0, BANNER_FILES - shown.current.length);
      setLeft(chosen.slice(room).map(({ name }) => name));
      const taken = chosen.slice(0, room);
      const read = await Promise.all(taken.map((file) => readChosen(file, flavour)));
      setFiles((now) => [...now, ...read]);
      for (const [index, { id, problems }] of read.entries()) {
        const file = taken[index];
        if (problems.length === 0 && file !== undefined) upload(id, file);
      }
    },
    remove(id: string): void {
      setFiles((now) => now.filter((file) => file.id !== id));
      shown.current.filter((file) => file.id === id).forEach(release);
    },
    clear(): void {
      shown.current.forEach(release);
      setFiles([]);
      setLeft([]);
    },
  };
}

const release = ({ preview }: ChosenFile): void => {
  if (preview !== "") URL.revokeObjectURL(preview);
};
