import type { Picture, UsedPicture } from "@podium/shared/contracts/pictures";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { MAX_PICTURE_MEGABYTES } from "@podium/shared/contracts/limits";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { noteLocalView, pictureKey } from "./picture-query.ts";

/** File types that the picker offers; the server checks the content. */
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

/** Brands of HEIC in a file's first bytes; the file name may say otherwise. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

/** @returns why the server would refuse the file; null if it may accept it */
export async function refusalOf(file: File): Promise<string | null> {
  const start = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  if (HEIC.test(start) || /\.hei[cf]$/i.test(file.name)) return errorMessage("PICTURE_HEIC");
  if (file.size > MAX_PICTURE_MEGABYTES * 1_000_000) return errorMessage("PICTURE_TOO_LARGE");
  return null;
}

/** @throws Error with a sentence */
export async function upload(file: File, onProgress: (share: number) => void): Promise<UsedPicture> {
  const refusal = await refusalOf(file);
  if (refusal !== null) throw new Error(refusal);
  const body = new FormData();
  body.append("file", file);
  const picture: Picture = await api.uploadPicture({ body, onProgress });
  queryClient.setQueryData(pictureKey(picture.id), picture);
  noteLocalView(picture.id, file);
  return { id: picture.id, alt: { nl: "" }, focus: { x: 0.5, y: 0.5 } };
}
