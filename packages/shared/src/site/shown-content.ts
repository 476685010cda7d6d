import type { Picture, ShownPicture, UsedPicture } from "#contracts/pictures.ts";
import { inLanguage, type Language, type Localized } from "#words/languages.ts";

/** Content for visitors: each text in one language, each picture with its served files. */
export type Shown<T> = T extends { nl: string }
  ? string
  : T extends UsedPicture
    ? ShownPicture
    : T extends readonly (infer Item)[]
      ? Shown<Item>[]
      : T extends object
        ? { [Key in keyof T]: Shown<T[Key]> }
        : T;

export type PicturesById = ReadonlyMap<number, Omit<Picture, "sizes"> & { sizes: readonly number[] }>;

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
export const isLocalized = (value: object): value is Localized => "nl" in value;
const isUsedPicture = (value: object): value is UsedPicture => "alt" in value && "focus" in value;

export function pictureIdsIn(content: unknown): number[] {
  if (!isObject(content)) return [];
  if (isUsedPicture(content)) return [content.id];
  return [...new Set(Object.values(content).flatMap(pictureIdsIn))];
}

function shownPicture({ id, alt, focus }: UsedPicture, language: Language, pictures: PicturesById) {
  const picture = pictures.get(id);
  if (!picture?.ready) return null;
  const { width, height, sizes, key } = picture;
  return { id, width, height, sizes: [...sizes], alt: inLanguage(alt, language), focus, ...(key && { key }) };
}

function shown(value: unknown, language: Language, pictures: PicturesById): unknown {
  if (!isObject(value)) return value;
  if (isLocalized(value)) return inLanguage(value, language);
  if (isUsedPicture(value)) return shownPicture(value, language, pictures);
  if (Array.isArray(value)) return value.map((item) => shown(item, language, pictures)).filter((item) => item !== null);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shown(part, language, pictures)]));
}

/** Returns the content for visitors, without pictures that are missing or not yet resized. */
export function shownIn<T>(content: T, language: Language, pictures: PicturesById): Shown<T> {
  // `shown` converts values as `Shown` converts types.
  return shown(content, language, pictures) as Shown<T>;
}
