import { once } from "#platform/once.ts";

/** Picture of a play without a poster of its own: drawn with its page, and a JPEG once somebody shares that. */
export interface SharePicture {
  svg: string;
  /** Requests at the same time share one. */
  jpeg: () => Promise<Buffer>;
}

/** @param rasterise the SVG, into a JPEG */
export function sharePictureOf(svg: string, rasterise: (svg: string) => Promise<Buffer>): SharePicture {
  return { svg, jpeg: once(() => rasterise(svg)) };
}
