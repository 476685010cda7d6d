/** Draws the public pages once, while building, so that a visitor sees them before any script has come. */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Route, Routes, StaticRouter } from "react-router-dom";
import { loadForms } from "#forms/lazy-form.tsx";
import { writtenMeta } from "#platform/page-meta.ts";
import { PageLoading, SiteLayout } from "./layout/site-layout.tsx";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { findPage, pageRoutes } from "./routes.ts";

export interface DrawnPage {
  html: string;
  title: string;
  description: string;
}

/** Every address that the site knows, as patterns of the router, which are those of the server too. */
export const patterns: readonly string[] = pageRoutes.map(({ pattern }) => pattern);

/**
 * Draws the page at a path as a visitor without an account sees it, before the server has said anything;
 * an unknown path gives the page that says so.
 */
export async function drawPage(path: string): Promise<DrawnPage> {
  await findPage(path)?.load();
  await loadForms();
  return { html: draw(path, <Router />), ...writtenMeta };
}

/** Draws bar and footer around a page that is on its way: what the addresses for members begin with. */
export function drawShell(): DrawnPage {
  const shell = (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="*" element={<PageLoading />} />
      </Route>
    </Routes>
  );
  return { html: draw("/~", shell), title: "{{societyName}}", description: "" };
}

function draw(path: string, site: ReactNode): string {
  const html = renderToString(
    <Providers>
      <StaticRouter location={path}>{site}</StaticRouter>
    </Providers>,
  );
  // Controls do nothing until React handles their events: site-layout.tsx activates buttons, each form itself.
  return html.replaceAll(/<(?:button|form) /g, "$&inert ");
}
