import type { UsedPicture } from "@podium/shared/contracts/pictures";
import { useRef, useState } from "react";
import { upload } from "./upload.ts";

export interface Upload {
  readonly id: number;
  readonly name: string;
  /** Uploaded share, from 0 to 1. */
  readonly share: number;
  readonly error: string | null;
}

/** Uploads pictures one after the other: parallel uploads fill a slow line and finish no sooner. */
export function useUploads(onDone: (picture: UsedPicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const ids = useRef(0);
  const note = (id: number, more: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));
  const forget = (id: number): void => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(id: number, file: File): Promise<void> {
    try {
      onDone(await upload(file, (share) => note(id, { share })));
      forget(id);
    } catch (error) {
      note(id, { error: error instanceof Error ? error.message : String(error) });
    }
  }

  return {
    uploads,
    isBusy: uploads.some(({ error }) => error === null),
    forget,
    add(files: readonly File[]): void {
      const added = files.map((file) => ({ id: (ids.current += 1), name: file.name, file }));
      setUploads((all) => [
        ...all.filter(({ error }) => error === null),
        ...added.map(({ id, name }) => ({ id, name, share: 0, error: null })),
      ]);
      for (const { id, file } of added) last.current = last.current.then(() => send(id, file));
    },
  };
}
