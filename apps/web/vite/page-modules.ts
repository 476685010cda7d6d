/** The module of each public page, for prerendering and for the bundle budget. */
export const pageModules: ReadonlyMap<string, string> = new Map([
  ["/", "src/pages/home.tsx"],
  ["/gespeelde-stukken", "src/pages/plays.tsx"],
  ["/tickets", "src/pages/tickets.tsx"],
  ["/over-ons", "src/pages/about.tsx"],
  ["/contact", "src/pages/contact.tsx"],
  ["/login", "src/pages/login.tsx"],
  ["/register", "src/pages/register.tsx"],
  ["/privacy", "src/pages/privacy.tsx"],
  ["/voorwaarden", "src/pages/terms.tsx"],
]);
