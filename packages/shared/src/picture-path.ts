import type { PictureFormat } from "./contracts/pictures.ts";

/** Where a size of a picture is served. @param width one of its sizes, in pixels @param key of one in a draft */
export const picturePath = (id: number, width: number, format: PictureFormat, key?: string): string =>
  `/pictures/${id}/${width}.${format}${key === undefined ? "" : `?key=${key}`}`;
