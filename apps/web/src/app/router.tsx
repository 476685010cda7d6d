import { lazy, type ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { NotFoundPage } from "#pages/not-found.tsx";
import { RequireAdmin, RequireUser } from "./guards.tsx";
import { SiteLayout } from "./layout/site-layout.tsx";
import { pageRoutes, type PageRoute } from "./routes.ts";

/** All parts of the interface on one page, while developing; a build leaves it out. */
const PartsPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("#pages/dev/parts.tsx")).PartsPage }))
  : undefined;

/**
 * Shows the page of the address within the layout. The declarative router: the one with loaders would cost 17 kB of the
 * first load and is not needed.
 */
export function Router() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {pageRoutes.map(({ pattern, access, Page }) => (
          <Route key={pattern} path={pattern} element={guarded(access, <Page />)} />
        ))}
        {PartsPage && <Route path="/dev/ui" element={<PartsPage />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function guarded(access: PageRoute["access"], page: ReactNode): ReactNode {
  if (access === "admin") return <RequireAdmin>{page}</RequireAdmin>;
  if (access === "user") return <RequireUser>{page}</RequireUser>;
  return page;
}
