import type { UsedPicture } from "@podium/shared/contracts/pictures";
import { ImageOff, Trash } from "virtual:icons";
import { at, type Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { LocalizedField } from "#modules/editors/content-admin/fields/fields.tsx";
import { ListField } from "#modules/editors/content-admin/fields/list-field.tsx";
import { useFault } from "#modules/editors/content-admin/fields/session-view.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/loading.tsx";
import { toast } from "#ui/toast.ts";
import { FocusField } from "./focus-field.tsx";
import { usePictureView } from "./picture-query.ts";
import { DropZone, UploadList, useUploads } from "./uploads.tsx";

interface PictureFieldProps {
  at: Cursor<UsedPicture | null>;
  legend: string;
  hint?: string;
}

const FORMATS = "JPEG, PNG, WebP of AVIF, tot 15 MB. Neem een foto, kies er een, of sleep ze hierheen.";

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

interface PhotosFieldProps {
  at: Cursor<UsedPicture[]>;
  legend: string;
  hint: string;
  max: number;
}

export function PhotosField({ at: cursor, max, ...words }: PhotosFieldProps) {
  const { value: photos, change } = cursor;
  const { uploads, add, forget } = useUploads((picture) =>
    change((now) => (now.length < max ? [...now, picture] : now)),
  );
  const room = max - photos.length - uploads.filter(({ error }) => error === null).length;
  return (
    <div className="flex flex-col gap-3">
      <ListField at={cursor} {...words} one="Foto" max={max}>
        {(photo) => <UsedPictureFields key={photo.value.id} at={photo} />}
      </ListField>
      <DropZone
        label="Voeg foto’s toe"
        hint={room > 0 ? `${FORMATS} Ook verschillende tegelijk.` : `Er is plaats voor ${max} foto’s.`}
        multiple
        disabled={room <= 0}
        onFiles={(files) => add(files.slice(0, room))}
      />
      <UploadList uploads={uploads} onForget={forget} />
    </div>
  );
}

function UsedPictureFields({ at: cursor }: { at: Cursor<UsedPicture> }) {
  const { value } = cursor;
  const { url, picture, error } = usePictureView(value.id);
  const focus = at(cursor, "focus");
  return (
    <div className="flex flex-col gap-4">
      {url === null ? (
        <p className="flex items-center gap-2 text-muted [&>svg]:size-5">
          {error ? <ImageOff /> : <Spinner />}
          {error ? error.message : "De foto wordt geladen…"}
        </p>
      ) : (
        <FocusField url={url} value={value.focus} onChange={(point) => focus.change(() => point)} />
      )}
      {picture?.ready === false && (
        <p role="status" className="text-sm text-muted">
          De foto wordt nog klaargemaakt. U kunt gewoon verder werken.
        </p>
      )}
      <LocalizedField
        at={at(cursor, "alt")}
        label="Wat is er te zien?"
        hint="In één zin, voor wie de foto niet ziet: ‘Twee spelers in nachthemd ruziën om een kaars’. Nodig om te publiceren."
        maxLength={300}
      />
    </div>
  );
}
