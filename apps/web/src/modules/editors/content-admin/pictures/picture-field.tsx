import type { UsedPicture } from "@podium/shared/contracts/pictures";
import { Trash } from "virtual:icons";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useFault } from "#modules/editors/content-admin/documents/session-view.ts";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { DropZone } from "./drop-zone.tsx";
import { UploadList } from "./upload-list.tsx";
import { UsedPictureFields } from "./used-picture.tsx";
import { useUploads } from "./use-uploads.ts";

interface PictureFieldProps {
  at: Cursor<UsedPicture | null>;
  legend: string;
  hint?: string;
}

export const FORMATS = "JPEG, PNG, WebP of AVIF, tot 15 MB. Neem een foto, kies er een, of sleep ze hierheen.";

/** One picture, or none; a replaced or removed picture can be restored. */
export function PictureField({ at: { path, value, change }, legend, hint }: PictureFieldProps) {
  const { uploads, isBusy, add, forget } = useUploads((picture) => put(picture));
  const fault = useFault(path);
  function put(picture: UsedPicture | null): void {
    let before: UsedPicture | null = null;
    change((now) => {
      before = now;
      return picture;
    });
    if (before !== null)
      toast.info(picture ? "De foto is vervangen." : "De foto is verwijderd.", {
        duration: 10_000,
        action: { label: "Ongedaan maken", onClick: () => change(() => before) },
      });
  }
  return (
    <fieldset id={path} tabIndex={-1} className="flex min-w-0 flex-col gap-3 focus:outline-none">
      <legend className="font-semibold">{legend}</legend>
      {hint !== undefined && <p className="-mt-1 text-sm text-muted">{hint}</p>}
      {value && (
        <UsedPictureFields at={{ path, value, change: (apply) => change((now) => now && apply(now)) }} key={value.id} />
      )}
      <DropZone
        label={value ? "Kies een andere foto" : "Kies een foto"}
        hint={FORMATS}
        disabled={isBusy}
        onFiles={(files) => add(files.slice(0, 1))}
      />
      <UploadList uploads={uploads} onForget={forget} />
      {value && (
        <Button variant="quiet" icon={<Trash />} className="self-start" onClick={() => put(null)}>
          Foto verwijderen
        </Button>
      )}
      {fault !== undefined && <p className="font-medium text-danger">{fault}</p>}
    </fieldset>
  );
}
