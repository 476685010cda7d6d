import type { UsedPicture } from "@podium/shared/contracts/pictures";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { ListField } from "#modules/editors/content-admin/fields/list-field.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FORMATS } from "./picture-field.tsx";
import { UploadList } from "./upload-list.tsx";
import { UsedPictureFields } from "./used-picture.tsx";
import { useUploads } from "./use-uploads.ts";

interface PhotosFieldProps {
  at: Cursor<UsedPicture[]>;
  legend: string;
  hint: string;
  max: number;
}

/** Several pictures, in the order in which visitors see them. */
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
