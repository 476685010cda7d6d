/** Renders the public pages at build time, so that they show before any script has loaded. */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Route, Routes, StaticRouter } from "react-router-dom";
import { renderedMeta } from "#entities/site/page-meta.ts";
import { loadForms } from "#forms/lazy-form.tsx";
import { PageLoading, SiteLayout } from "./layout/site-layout.tsx";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { findPage, pageRoutes } from "./routes.ts";

export interface PrerenderedPage {
  html: string;
  title: string;
  description: string;
}

export const addresses = pageRoutes.map(({ pattern, wasm }) => ({ pattern, wasm }));

/** The page at a path as an anonymous visitor sees it before any response; an unknown path gives the 404 page. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  await findPage(path)?.load();
  await loadForms();
  return { html: render(path, <Router />), ...renderedMeta };
}

/** Bar and footer around a page that is loading: what the addresses for members start with. */
export function prerenderShell(): PrerenderedPage {
  const shell = (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="*" element={<PageLoading />} />
      </Route>
    </Routes>
  );
  return { html: render("/~", shell), title: "{{societyName}}", description: "" };
}

function render(path: string, site: ReactNode): string {
  const html = renderToString(
    <Providers>
      <StaticRouter location={path}>{site}</StaticRouter>
    </Providers>,
  );
  // Controls are inert until React handles their events. site-layout.tsx activates buttons, each form itself.
  return html.replaceAll(/<(?:button|form) /g, "$&inert ");
}
