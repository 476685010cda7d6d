import type { PictureFormat } from "./contracts/pictures.ts";

/** Where a size of a picture is served. @param width one of its sizes, in pixels */
export const picturePath = (id: number, width: number, format: PictureFormat): string =>
  `/pictures/${id}/${width}.${format}`;
