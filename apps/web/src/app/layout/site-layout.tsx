import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Loading } from "#ui/loading.tsx";
import { redoEarlyDeeds, redoInFrame } from "#app/early-deeds.ts";
import { ErrorBoundary } from "#app/error-boundary.tsx";
import { NavBar } from "./nav-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useNewPageStart } from "./use-new-page-start.ts";

/** Bar, page and footer. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const main = useNewPageStart();
  useKeptFocus(main);
  // Not within the effect: each deed is to find the page as the one before left it.
  useEffect(() => queueMicrotask(redoInFrame), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#inhoud"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-brass px-4 py-3 font-semibold text-stage focus:translate-y-0 print:hidden"
      >
        Naar de inhoud
      </a>
      <NavBar />
      <main id="inhoud" ref={main} tabIndex={-1} className="flex flex-1 flex-col">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
            <Alive />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </div>
  );
}

/** Stands beside the page, so that both are alive in the same moment. */
function Alive(): null {
  useEffect(() => queueMicrotask(redoEarlyDeeds), []);
  return null;
}

/** As tall as the screen, so that the footer does not jump when the page comes. */
export function PageLoading() {
  return <Loading label="Pagina laden…" className="min-h-dvh" />;
}
