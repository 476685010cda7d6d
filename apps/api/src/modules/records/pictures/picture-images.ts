import { PICTURE_WIDTHS, type PictureFormat } from "@podium/shared/contracts/pictures";
import { MAX_PICTURE_MEGAPIXELS } from "@podium/shared/contracts/limits";
import pLimit from "p-limit";
import type { Metadata, Sharp } from "sharp";
import { DomainError } from "#platform/process/domain-error.ts";
import { onFirstUse } from "#platform/process/on-first-use.ts";

type PictureKind = "jpeg" | "png" | "webp" | "avif";

/** First bytes of files of each kind, in hexadecimal; the type that a browser sends is not trusted */
const KINDS: ReadonlyArray<[kind: PictureKind, beginsWith: RegExp]> = [
  ["png", /^89504e470d0a1a0a/],
  ["jpeg", /^ffd8ff/],
  // 'RIFF', the size, 'WEBP'.
  ["webp", /^52494646.{8}57454250/],
];

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]);
const BRAND_BYTES = 4;
/** Bytes before the brands: the size of the box and 'ftyp' */
const BRANDS_AT = 8;

/** Returns the brands of an ISO/IEC 14496-12 file, such as HEIC or AVIF; none for any other file. */
function brandsOf(file: Buffer): string[] {
  if (file.length < 16 || file.toString("latin1", BRAND_BYTES, BRANDS_AT) !== "ftyp") return [];
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  const brands: string[] = [];
  for (let at = BRANDS_AT; at + BRAND_BYTES <= end; at += BRAND_BYTES)
    brands.push(file.toString("latin1", at, at + BRAND_BYTES));
  return brands;
}

/** @throws DomainError PICTURE_HEIC, PICTURE_UNREADABLE */
function kindOf(file: Buffer): PictureKind {
  const beginning = file.toString("hex", 0, 12);
  const kind = KINDS.find(([, beginsWith]) => beginsWith.test(beginning))?.[0];
  if (kind) return kind;
  const brands = brandsOf(file);
  if (brands.includes("avif")) return "avif";
  throw new DomainError(brands.some((brand) => HEIC_BRANDS.has(brand)) ? "PICTURE_HEIC" : "PICTURE_UNREADABLE");
}

const loadSharp = onFirstUse(() => import("sharp"));

/** Longest side of an original, in pixels: a third more than the widest size */
const MAX_SIDE = 2560;
const MEGA = 1_000_000;

const END_OF_JPEG = Buffer.from("ffd9", "hex");

/** Runs one picture at a time: each takes some 100 MB and a processor */
const inTurn = pLimit(1);

/** Opens a picture for work in one thread beside the event loop, without a cache, since no picture comes twice. */
async function open(
  image: Buffer,
  limitInputPixels: number,
  // Small faults of cameras' JPEGs are warnings; a truncated file is an error.
  failOn: "error" | "warning" = "error",
): Promise<Sharp> {
  const { default: sharp } = await loadSharp();
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(image, { limitInputPixels, failOn });
}

/** Lower for formats decoded as a whole: measured to stay below 200 MB of the process's 320 (docker-compose.yml). */
function mostMegapixels(kind: PictureKind, { isProgressive }: Metadata): number {
  if (kind === "avif" || (kind === "png" && isProgressive)) return 10;
  return kind === "webp" || isProgressive ? 24 : MAX_PICTURE_MEGAPIXELS;
}

function encode(image: Sharp, kind: PictureKind): Sharp {
  if (kind === "png") return image.png();
  return kind === "jpeg" ? image.jpeg({ quality: 90 }) : image.webp({ quality: 90 });
}

const SIZES: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 3, chromaSubsampling: "4:2:0" }),
  webp: (image) => image.webp({ quality: 78 }),
  // JPEG has no transparency, and black would take its place.
  jpeg: (image) => image.flatten({ background: "white" }).jpeg({ quality: 80, mozjpeg: true }),
};

export interface Original {
  image: Buffer;
  width: number;
  height: number;
}

/** Attributes any error of libvips to the file, the only input */
const readable = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw new DomainError("PICTURE_UNREADABLE");
  });

async function read(file: Buffer): Promise<Original> {
  const kind = kindOf(file);
  const metadata = await readable((await open(file, 0)).metadata());
  const found = metadata.format === "heif" ? "avif" : metadata.format;
  if (found !== kind) throw new DomainError("PICTURE_UNREADABLE");
  const megapixels = mostMegapixels(kind, metadata);
  if (metadata.width * metadata.height > megapixels * MEGA)
    throw new DomainError("PICTURE_TOO_MANY_PIXELS", { megapixels });
  const write = async (...opened: Parameters<typeof open>): Promise<Original> => {
    // Sharp writes sRGB, and no metadata unless asked to.
    const upright = (await open(...opened))
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
    const { data, info } = await encode(upright, kind).toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height };
  };
  const limit = megapixels * MEGA;
  if (kind !== "jpeg") return readable(write(file, limit));
  // Some programs omit the end marker. With it added, a truncated picture is only a warning, so each warning counts.
  const ended = Buffer.concat([file, END_OF_JPEG]);
  return readable(write(file, limit).catch(() => write(ended, limit, "warning")));
}

/** Upright, in sRGB, without place and device. @throws PICTURE_UNREADABLE, PICTURE_HEIC, PICTURE_TOO_MANY_PIXELS */
export const readOriginal = (file: Buffer): Promise<Original> => inTurn(() => read(file));

/** Returns the widths up to the original's, smallest first; the original's own when it is narrower than all. */
export function sizesOf(width: number): number[] {
  const sizes = PICTURE_WIDTHS.filter((one) => one <= width);
  return sizes.length > 0 ? sizes : [width];
}

/** Renders a drawing of our own build only, since an SVG can refer to files. @returns a JPEG of the drawing's size */
export function pictureOf(svg: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return inTurn(async () =>
    SIZES.jpeg((await open(Buffer.from(svg), width * height)).resize(width, height)).toBuffer(),
  );
}

/** Scales a picture down with its transparency, never up. @param image a stored one @param box pixels to fit in */
export function pngIn(image: Buffer, box: { width: number; height: number }): Promise<Buffer> {
  return inTurn(async () =>
    (await open(image, MAX_SIDE ** 2))
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer(),
  );
}

export function makeSize(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  return inTurn(async () => SIZES[format]((await open(original, MAX_SIDE ** 2)).resize({ width })).toBuffer());
}
