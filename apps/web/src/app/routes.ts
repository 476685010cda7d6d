import type { Access } from "@podium/shared/contracts/endpoint";
import { routePatterns } from "../platform/paths.ts";
import { lazyPage, type LazyPage } from "./lazy-page.ts";

export interface PageRoute extends LazyPage {
  pattern: string;
  access: Access;
}

/** The whole site: which page stands where, and for whom. Each page is a file of its own that loads when it is visited. */
export const pageRoutes: readonly PageRoute[] = [
  route(routePatterns.home, "public", async () => (await import("../pages/home.tsx")).HomePage),
  route(routePatterns.plays, "public", async () => (await import("../pages/plays.tsx")).PlaysPage),
  route(routePatterns.about, "public", async () => (await import("../pages/about.tsx")).AboutPage),
  route(routePatterns.contact, "public", async () => (await import("../pages/contact.tsx")).ContactPage),
  route(routePatterns.privacy, "public", async () => (await import("../pages/privacy.tsx")).PrivacyPage),
  route(routePatterns.terms, "public", async () => (await import("../pages/terms.tsx")).TermsPage),
];

function route(pattern: string, access: Access, load: Parameters<typeof lazyPage>[0]): PageRoute {
  return { pattern, access, ...lazyPage(load) };
}
