import { MAX_PICTURE_MEGABYTES } from "#contracts/limits.ts";

/** Errors about plays, pictures and the texts of the site: see `error-codes.ts`. */
export const contentErrors = {
  PLAY_NOT_FOUND: [404, "Dit stuk bestaat niet (meer)."],
  CONTENT_NOT_FOUND: [404, "Over dit onderdeel is nog niets gepubliceerd."],
  VERSION_NOT_FOUND: [404, "Deze versie bestaat niet (meer)."],
  PICTURE_NOT_FOUND: [404, "Deze foto bestaat niet (meer)."],
  PICTURES_NOT_READY: [409, "De foto's worden nog klaargemaakt. Wacht enkele seconden en publiceer dan opnieuw."],
  PICTURE_UNREADABLE: [
    400,
    "Dit bestand is geen foto die we kennen, of het is beschadigd. Kies een foto als JPEG, PNG, WebP of AVIF.",
  ],
  PICTURE_HEIC: [
    400,
    "Deze foto is een HEIC-bestand, dat de meeste browsers niet tonen. Kies op uw iPhone bij Instellingen, Camera, Formaten voor 'Meest compatibel', of bewaar de foto als JPEG.",
  ],
  PICTURE_TOO_LARGE: [
    413,
    `Deze foto is te groot. Kies er een van ten hoogste ${MAX_PICTURE_MEGABYTES} MB, of verklein ze eerst.`,
  ],
  PICTURE_TOO_MANY_PIXELS: [
    413,
    "Deze foto heeft te veel beeldpunten. Kies er een van ten hoogste {megapixels} megapixel, of verklein ze eerst.",
  ],
} as const;
