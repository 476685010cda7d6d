import { once } from "#platform/throughput/once.ts";

export interface SharePicture {
  svg: string;
  /** Returns the JPEG, which simultaneous requests share. */
  jpeg: () => Promise<Buffer>;
}

export function sharePictureOf(svg: string, rasterise: (svg: string) => Promise<Buffer>): SharePicture {
  return { svg, jpeg: once(() => rasterise(svg)) };
}
