import { messages } from "../messages.ts";

/** Shown instead of a page that failed to render. */
export const errorBoundary = messages("error-boundary", {
  title: "Even een black-out",
  what: "Er ging iets mis bij het tonen van deze pagina. Laad ze opnieuw. Blijft het misgaan, laat het ons dan weten via de contactpagina.",
  reload: "Pagina opnieuw laden",
});
