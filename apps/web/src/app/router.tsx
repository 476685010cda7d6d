import { lazy, type ReactNode } from "react";
import { useRoutes, type RouteObject } from "react-router-dom";
import { NotFoundPage } from "#pages/not-found.tsx";
import { RequireAdmin, RequireUser } from "./guards.tsx";
import { SiteLayout } from "./layout/site-layout.tsx";
import { pageRoutes, type PageRoute } from "./routes.ts";

/** Development only. */
const PartsPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("#pages/dev/parts.tsx")).PartsPage }))
  : undefined;

const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      ...pageRoutes.map(({ pattern, access, Page }) => ({ path: pattern, element: guarded(access, <Page />) })),
      ...(PartsPage ? [{ path: "/dev/ui", element: <PartsPage /> }] : []),
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];

/** A router with loaders would add 17 kB to the first load. */
export function Router() {
  return useRoutes(routes);
}

function guarded(access: PageRoute["access"], page: ReactNode): ReactNode {
  if (access === "admin") return <RequireAdmin>{page}</RequireAdmin>;
  if (access === "user") return <RequireUser>{page}</RequireUser>;
  return page;
}
