import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode } from "react";
import { useRoutes, type RouteObject } from "react-router-dom";
import { NotFoundPage } from "#pages/not-found.tsx";
import { queryClient } from "#platform/query-client.ts";
import { Announcer } from "#ui/announcer.tsx";
import { ToastRegion } from "#ui/toast-region.tsx";
import { useEarlyNavigation } from "./layout/navigation.ts";
import { isTranslated } from "./chosen-language.ts";
import { RequireDutch, RequireEntrance, RequireOwnDocument, RequireRole, RequireUser } from "./guards.tsx";
import { paths, routePatterns } from "#platform/paths.ts";
import { SiteLayout } from "./layout/site-layout.tsx";
import { pageRoutes, type PageRoute } from "./routes.ts";

const PartsPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("#pages/dev/parts.tsx")).PartsPage }))
  : undefined;

const OF_RESERVATION: ReadonlySet<string> = new Set([routePatterns.ticketsDetail, routePatterns.payment]);

const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      ...pageRoutes.map((page) => ({ path: page.pattern, element: guarded(page) })),
      ...(PartsPage ? [{ path: "/dev/ui", element: <PartsPage /> }] : []),
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];

/** A router with loaders would add 17 kB to the first load. */
export function Router() {
  useEarlyNavigation();
  return useRoutes(routes);
}

function guarded(route: PageRoute): ReactNode {
  const page = pageOf(route);
  return isTranslated(route.pattern) ? page : <RequireDutch>{page}</RequireDutch>;
}

function pageOf({ pattern, access, wasm, Page }: PageRoute): ReactNode {
  const page = wasm ? (
    <RequireOwnDocument path={pattern}>
      <Page />
    </RequireOwnDocument>
  ) : (
    <Page />
  );
  if (pattern === paths.scan || pattern === paths.hallFollowUp)
    return <RequireEntrance otherwise={<RequireRole access={access}>{page}</RequireRole>}>{page}</RequireEntrance>;
  if (access === "public") return page;
  if (access === "session") return <RequireUser anonymous>{page}</RequireUser>;
  if (access === "user") return <RequireUser ofReservation={OF_RESERVATION.has(pattern)}>{page}</RequireUser>;
  return <RequireRole access={access}>{page}</RequireRole>;
}

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <ToastRegion />
      <Announcer />
    </QueryClientProvider>
  );
}
