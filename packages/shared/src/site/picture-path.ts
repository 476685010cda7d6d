import type { PictureFormat } from "#contracts/pictures.ts";

/** Returns the path of a picture. @param width one of its sizes, in pixels @param key opens an unpublished picture */
export const picturePath = (id: number, width: number, format: PictureFormat, key?: string): string =>
  `/pictures/${id}/${width}.${format}${key === undefined ? "" : `?key=${key}`}`;
