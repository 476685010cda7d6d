import type { UsedPicture } from "@podium/shared/contracts/pictures";
import { ImageOff } from "virtual:icons";
import { Spinner } from "#ui/spinner.tsx";
import { at, type Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { LocalizedField } from "#modules/editors/content-admin/fields/text-fields.tsx";
import { FocusField } from "./focus-field.tsx";
import { usePictureView } from "./picture-query.ts";

/** A chosen picture, with its description and the point that stays visible. */
export function UsedPictureFields({ at: cursor }: { at: Cursor<UsedPicture> }) {
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
