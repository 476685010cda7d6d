/** Renders pages on the server, so that they show before any script has loaded (decisions, 070). */
import { type Language, languagePrefix, pathInLanguage } from "@podium/shared/words/languages";
import type { DrawRequest, PageData } from "@podium/shared/contracts/page-data";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Route, Routes, StaticRouter } from "react-router-dom";
import { english } from "#messages/en.ts";
import { french } from "#messages/fr.ts";
import { choose, currentLanguage } from "#messages/messages.ts";
import { home } from "#messages/nl/shows.ts";
import { drawWith, usedData } from "#platform/page-data.ts";
import { renderedMeta } from "#entities/site/page-meta.ts";
import { loadForms } from "#forms/lazy-form.tsx";
import { CardForOtherSites } from "#pages/card-for-other-sites.tsx";
import { queryClient } from "#platform/query-client.ts";
import { PageLoading, SiteLayout } from "./layout/site-layout.tsx";
import { Providers, Router } from "./router.tsx";
import { findPage, pageRoutes } from "./routes.ts";

export interface DrawnPage {
  html: string;
  title: string;
  description: string;
  data: Partial<PageData>;
}

export const addresses = pageRoutes.map(({ pattern, wasm }) => ({ pattern, wasm }));

export const patternOf = (path: string): string | undefined => findPage(path)?.pattern;

const TRANSLATIONS = { nl: undefined, fr: french, en: english };

export function drawIn(language: Language): void {
  choose(language, TRANSLATIONS[language]);
}

/** Renders the page at a path for an anonymous visitor, before any response; an unknown path gives the 404 page. */
export async function drawPage(path: string, data: Partial<PageData>): Promise<DrawnPage> {
  await findPage(path)?.load();
  await loadForms();
  return draw(path, <Router />, data);
}

/** Renders bar and footer around a loading page, for the addresses that need a session. */
export function drawShell(data: Partial<PageData>): DrawnPage {
  const shell = (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="*" element={<PageLoading />} />
      </Route>
    </Routes>
  );
  return { ...draw("/~", shell, data), title: data.site?.societyName ?? "", description: "" };
}

/** Renders the card of the next show for other sites, without scripts. @throws Error when `data` is incomplete */
export function drawCard({ data, publicUrl }: Pick<DrawRequest, "data" | "publicUrl">): Omit<DrawnPage, "description"> {
  const { site, nextShow } = data;
  if (!site || nextShow === undefined) throw new Error("The card was drawn without site or show.");
  const html = renderToStaticMarkup(<CardForOtherSites {...{ site, publicUrl }} show={nextShow} />);
  return { html, title: `${home().nextShow} | ${site.societyName}`, data };
}

/** Renders synchronously, because language and data are in module variables, as in a browser. */
function draw(path: string, site: ReactNode, data: Partial<PageData>): DrawnPage {
  const language = currentLanguage();
  queryClient.clear();
  drawWith(data);
  const html = renderToString(
    <Providers>
      <StaticRouter basename={languagePrefix(language)} location={pathInLanguage(path, language)}>
        {site}
      </StaticRouter>
    </Providers>,
  );
  // Controls are inert until React handles their events. site-layout.tsx activates buttons, each form itself.
  return { html: html.replaceAll(/<(?:button|form) /g, "$&inert "), ...renderedMeta, data: usedData() };
}
