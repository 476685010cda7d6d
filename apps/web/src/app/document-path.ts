import { withoutLanguage } from "@podium/shared/languages";

/** Where this document was loaded from, in any language, whatever the router shows; read before anybody can go back. */
export const documentPath = import.meta.env.SSR ? "" : withoutLanguage(window.location.pathname);
