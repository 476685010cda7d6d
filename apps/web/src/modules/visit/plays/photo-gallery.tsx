import type { ShownPicture } from "@podium/shared/contracts/pictures";
import { Suspense, useState } from "react";
import { play } from "#messages/nl/plays.ts";
import { lazyExtra } from "#platform/lazy-component.ts";
import { ShownImage } from "#ui/shown-image.tsx";

const PhotoDialog = lazyExtra(async () => (await import("./photo-dialog.tsx")).PhotoDialog);

/** Photos side by side; pressing one enlarges it. */
export function PhotoGallery({ photos }: { photos: readonly ShownPicture[] }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(index)}
              className="block w-full cursor-zoom-in overflow-hidden rounded-md shadow-card"
            >
              <ShownImage
                picture={photo.alt === "" ? { ...photo, alt: play().photo(index + 1) } : photo}
                sizes="(min-width: 76rem) 23rem, (min-width: 40rem) 33vw, 50vw"
                className="aspect-[4/3]"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <PhotoDialog photos={photos} index={open} onChange={setOpen} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
