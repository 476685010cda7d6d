import type { Picture, UsedPicture } from "@podium/shared/contracts/pictures";
import { useId, useRef, useState } from "react";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { MAX_PICTURE_MEGABYTES } from "@podium/shared/contracts/limits";
import { ImageUp, X } from "virtual:icons";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { noteLocalView, pictureKey } from "./picture-query.ts";

interface Upload {
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

/** File types that the picker offers; the server checks the content. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

/** Brands of HEIC in a file's first bytes; the file name may say otherwise. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

/** @returns why the server would refuse the file; null if it may accept it */
async function refusalOf(file: File): Promise<string | null> {
  const start = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  if (HEIC.test(start) || /\.hei[cf]$/i.test(file.name)) return errorMessage("PICTURE_HEIC");
  if (file.size > MAX_PICTURE_MEGABYTES * 1_000_000) return errorMessage("PICTURE_TOO_LARGE");
  return null;
}

/** @throws Error with a sentence */
async function upload(file: File, onProgress: (share: number) => void): Promise<UsedPicture> {
  const refusal = await refusalOf(file);
  if (refusal !== null) throw new Error(refusal);
  const body = new FormData();
  body.append("file", file);
  const picture: Picture = await api.uploadPicture({ body, onProgress });
  queryClient.setQueryData(pictureKey(picture.id), picture);
  noteLocalView(picture.id, file);
  return { id: picture.id, alt: { nl: "" }, focus: { x: 0.5, y: 0.5 } };
}

interface DropZoneProps {
  label: string;
  hint: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The invisible native input covers the zone: it accepts dropped files, and offers a phone's camera. */
export function DropZone({ label, hint, multiple = false, disabled = false, onFiles }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className={classNames(
        "relative flex items-center gap-4 rounded-lg border-2 border-dashed p-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:border-accent",
        over ? "border-accent bg-accent-soft" : "border-line-strong",
      )}
    >
      <ImageUp className="size-8 shrink-0 text-accent" />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <input
        id={id}
        type="file"
        // iPhones convert their own format where only others are accepted.
        accept={ACCEPTED}
        multiple={multiple}
        aria-disabled={disabled || undefined}
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0 && !disabled) onFiles(files);
          // Cleared so that choosing the same file again fires a change.
          target.value = "";
        }}
      />
    </div>
  );
}

export function UploadList({ uploads, onForget }: { uploads: readonly Upload[]; onForget: (id: number) => void }) {
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {uploads.map(({ id, name, share, error }) => (
        <li key={id}>
          {error === null ? (
            <>
              <p className="truncate text-sm">
                {name}: {share < 1 ? `${Math.round(share * 100)} % verstuurd` : "klaarmaken…"}
              </p>
              <progress value={share} max={1} aria-label={`${name} versturen`} className="h-2 w-full" />
            </>
          ) : (
            <Notice tone="danger" announce title={name}>
              <div className="flex items-start justify-between gap-3">
                <p>{error}</p>
                <IconButton label="Melding sluiten" icon={<X />} onClick={() => onForget(id)} />
              </div>
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}
