import { once } from "#platform/throughput/once.ts";

/** Picture of a play without a poster: drawn with its page, and converted to JPEG at the first request. */
export interface SharePicture {
  svg: string;
  /** Returns the JPEG, which simultaneous requests share. */
  jpeg: () => Promise<Buffer>;
}

export function sharePictureOf(svg: string, rasterise: (svg: string) => Promise<Buffer>): SharePicture {
  return { svg, jpeg: once(() => rasterise(svg)) };
}
