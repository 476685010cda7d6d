import { basename } from "node:path";
import { PICTURE_FORMATS, type PictureFormat } from "@podium/shared/contracts/pictures";
import type { FileStore } from "#platform/files/file-store.ts";
import { originalOf } from "#platform/files/picture-store.ts";

const sizeName = (width: number, format: PictureFormat): string => `${width}.${format}`;

export const sizeOf = (id: number, width: number, format: PictureFormat): string => `${id}/${sizeName(width, format)}`;

/** Deletes all files of one picture. */
export const deleteFiles = (store: FileStore, { id, sizes }: { id: number; sizes: readonly number[] }): Promise<void> =>
  store.deleteFolder(String(id), [
    basename(originalOf(id)),
    ...sizes.flatMap((width) => PICTURE_FORMATS.map((format) => sizeName(width, format))),
  ]);
