/** Draws the public pages once, while building, so that a visitor sees them before any script has come. */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Route, Routes, StaticRouter } from "react-router-dom";
import { writtenMeta } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { PageLoading, SiteLayout } from "./layout/site-layout.tsx";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { findPage } from "./routes.ts";

export interface DrawnPage {
  html: string;
  title: string;
  description: string;
}

/** The pages that are the same for everybody until the live one takes over. */
export const drawnPaths: readonly string[] = [
  paths.home,
  paths.plays,
  paths.tickets,
  paths.about,
  paths.contact,
  paths.login,
  paths.register,
  paths.privacy,
  paths.terms,
];

/** Draws the page at a path as a visitor without an account sees it, before the server has said anything. */
export async function drawPage(path: string): Promise<DrawnPage> {
  await findPage(path)?.load();
  return { html: draw(path, <Router />), ...writtenMeta };
}

/** Draws bar and footer around a page that is on its way: what all other addresses begin with. */
export function drawShell(): string {
  return draw(
    "/~",
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="*" element={<PageLoading />} />
      </Route>
    </Routes>,
  );
}

function draw(path: string, site: ReactNode): string {
  const html = renderToString(
    <Providers>
      <StaticRouter location={path}>{site}</StaticRouter>
    </Providers>,
  );
  // What is typed before the live form takes over would be lost.
  return html.replaceAll("<form ", "<form inert ");
}
