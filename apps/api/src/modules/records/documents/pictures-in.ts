import { type PicturesById, pictureIdsIn } from "@podium/shared/site/shown-content";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { DomainError } from "#platform/process/domain-error.ts";

export interface Missing {
  /** Path in the content, such as 'photos.0.alt.nl'. */
  field: string;
  message: string;
}

/** Finds pictures without a description, and deleted pictures. */
export function missingOfPictures(content: unknown, pictures: PicturesById, path = ""): Missing[] {
  if (typeof content !== "object" || content === null) return [];
  const at = (name: string): string => (path === "" ? name : `${path}.${name}`);
  if ("alt" in content && "focus" in content && "id" in content) {
    if (!pictures.has(Number(content.id))) return [{ field: path, message: errorMessage("PICTURE_NOT_FOUND") }];
    const { nl } = content.alt as { nl: string };
    return nl === "" ? [{ field: at("alt.nl"), message: "Beschrijf wat op deze foto te zien is." }] : [];
  }
  return Object.entries(content).flatMap(([name, part]) => missingOfPictures(part, pictures, at(name)));
}

/** @throws DomainError PICTURES_NOT_READY */
export function refuseUnready(content: unknown, pictures: PicturesById): void {
  if (pictureIdsIn(content).some((id) => !pictures.get(id)?.ready)) throw new DomainError("PICTURES_NOT_READY");
}
