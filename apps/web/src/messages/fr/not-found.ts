import type { notFound } from "../nl/not-found.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof notFound> = {
  documentTitle: "Page introuvable",
  title: "Rien ne se joue ici",
  what: "Cette page n'existe pas ou n'est plus à l'affiche. Vous cherchiez peut-être l'une de celles-ci\u00A0:",
  toHome: "Vers l'accueil",
  toTickets: "Vers les billets",
};
