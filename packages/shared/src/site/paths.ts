/** In pixels: the size at which sites and messengers preview a link. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Preview of a link to a play that has no uploaded poster: a JPEG of its drawn poster. */
export const sharePicturePath = (slug: string): string => `/voorstelling/${slug}/affiche.jpg`;

/** The drawn poster as an SVG, from which the server makes the JPEG; the server does not serve this address. */
export const drawnPosterPath = (slug: string): string => `/voorstelling/${slug}/affiche.svg`;

export const slugOfDrawnPoster = (path: string): string | undefined =>
  /^\/voorstelling\/([^/]+)\/affiche\.svg$/.exec(path)?.[1];

/** Path of the page that other sites embed: a card of the next show (decisions, 097). */
export const NEXT_SHOW_CARD = "/kaart/volgende-voorstelling";
