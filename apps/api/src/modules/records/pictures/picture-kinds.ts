import { DomainError } from "#platform/process/domain-error.ts";

export type PictureKind = "jpeg" | "png" | "webp" | "avif";

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

/** Recognizes a picture by its first bytes. @throws DomainError PICTURE_HEIC, PICTURE_UNREADABLE */
export function kindOf(file: Buffer): PictureKind {
  const beginning = file.toString("hex", 0, 12);
  const kind = KINDS.find(([, beginsWith]) => beginsWith.test(beginning))?.[0];
  if (kind) return kind;
  const brands = brandsOf(file);
  if (brands.includes("avif")) return "avif";
  throw new DomainError(brands.some((brand) => HEIC_BRANDS.has(brand)) ? "PICTURE_HEIC" : "PICTURE_UNREADABLE");
}
