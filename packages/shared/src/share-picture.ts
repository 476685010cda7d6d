/** In pixels, as sites and messengers show a link. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Picture of a shared link to a play without a poster of its own: a JPEG of the poster that is drawn. */
export const sharePicturePath = (slug: string): string => `/voorstelling/${slug}/affiche.jpg`;

/** The same as an SVG, of which the server makes the JPEG: no address that it serves, only one that it has drawn. */
export const drawnPosterPath = (slug: string): string => `/voorstelling/${slug}/affiche.svg`;

/** Undefined of every other address. */
export const slugOfDrawnPoster = (path: string): string | undefined =>
  /^\/voorstelling\/([^/]+)\/affiche\.svg$/.exec(path)?.[1];
