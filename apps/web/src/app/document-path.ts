import { withoutLanguage } from "@podium/shared/words/languages";

/** The path that this document was loaded from, without its language; read before the router can change the address. */
export const documentPath = import.meta.env.SSR ? "" : withoutLanguage(window.location.pathname);
