import { X } from "virtual:icons";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Upload } from "./use-uploads.ts";

/** Pictures that are being uploaded, and why one failed. */
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
