import type { PictureFormat, ShownPicture } from "@podium/shared/contracts/pictures";
import { picturePath } from "@podium/shared/site/picture-path";
import { classNames } from "./class-names.ts";

interface ShownImageProps {
  picture: ShownPicture;
  /** How wide the picture is drawn, as the `sizes` of an image. */
  sizes: string;
  /** Whether the picture is seen first: it then loads at once, not when it comes into view. */
  isFirst?: boolean | undefined;
  /** A shape (`aspect-square`) cuts the picture around its focal point. */
  className?: string | undefined;
}

const CHOSEN: readonly PictureFormat[] = ["avif", "webp"];

export function ShownImage({ picture, sizes, isFirst = false, className }: ShownImageProps) {
  const { id, width, height, alt, focus, key } = picture;
  const srcSet = (format: PictureFormat): string =>
    picture.sizes.map((size) => `${picturePath(id, size, format, key)} ${size}w`).join(", ");
  return (
    <picture className="contents">
      {CHOSEN.map((format) => (
        // Hidden, as browsers draw a source as an empty box, which takes a row of a grid.
        <source key={format} type={`image/${format}`} srcSet={srcSet(format)} sizes={sizes} className="hidden" />
      ))}
      <img
        src={picturePath(id, picture.sizes.at(-1) ?? width, "jpeg", key)}
        srcSet={srcSet("jpeg")}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className={classNames("block h-auto w-full object-cover", focusClass(focus), className)}
      />
    </picture>
  );
}

const STEP = 5;

/** Returns the classes of the nearest focal point in global.css: a prerendered page may have no style attribute. */
function focusClass({ x, y }: ShownPicture["focus"]): string {
  const [across, down] = [x, y].map((share) => Math.round((share * 100) / STEP) * STEP);
  return `focus-x-${across} focus-y-${down} object-[var(--focus-x)_var(--focus-y)]`;
}
