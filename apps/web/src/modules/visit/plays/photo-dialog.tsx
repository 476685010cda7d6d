import type { ShownPicture } from "@podium/shared/contracts/pictures";
import { ChevronLeft, ChevronRight } from "virtual:icons";
import type { KeyboardEvent } from "react";
import { photoDialog } from "#messages/nl/plays.ts";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ShownImage } from "#ui/shown-image.tsx";

interface PhotoDialogProps {
  photos: readonly ShownPicture[];
  index: number;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** One whole photo; arrow keys and buttons go to the next, and from the last to the first. */
export function PhotoDialog({ photos, index, onChange, onClose }: PhotoDialogProps) {
  const t = photoDialog();
  const photo = photos[index];
  if (!photo) return null;
  const go = (step: number): void => onChange((index + step + photos.length) % photos.length);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === "ArrowRight") go(1);
    if (key === "ArrowLeft") go(-1);
  };
  return (
    <Dialog title={photos.length === 1 ? t.photo : t.photoOf(index + 1, photos.length)} size="xl" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the buttons below it */}
      <div onKeyDown={onKeyDown} className="flex flex-col items-center gap-3 pb-3">
        <ShownImage
          key={photo.id}
          picture={photo}
          sizes="(min-width: 76rem) 72rem, 100vw"
          isFirst
          className="max-h-[65dvh] w-auto! max-w-full rounded-md object-contain!"
        />
        {photos.length > 1 && (
          <div className="flex items-center gap-3">
            <IconButton label={t.previous} icon={<ChevronLeft />} onClick={() => go(-1)} />
            <IconButton label={t.next} icon={<ChevronRight />} onClick={() => go(1)} />
          </div>
        )}
        <p aria-live="polite" className="text-center text-muted">
          {photo.alt}
        </p>
      </div>
    </Dialog>
  );
}
