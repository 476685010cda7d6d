import { Component, type ReactNode, Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { usePalette } from "#entities/site/site.ts";
import { errorBoundary, layout } from "#messages/nl/site.ts";
import { lazyExtra } from "#platform/lazy-component.ts";
import { useHydrating } from "#platform/page-data.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { NavBar } from "./nav-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { AskedPart, useFocusFallback, useNewPageStart } from "./navigation.ts";

const LanguageOffer = lazyExtra(async () => (await import("./language-offer.tsx")).LanguageOffer);
const VerifyBanner = lazyExtra(async () => (await import("#modules/account/users/verify-banner.tsx")).VerifyBanner);

export function SiteLayout() {
  const { pathname } = useLocation();
  const user = useAtomValue(userAtom);
  const main = useNewPageStart();
  useFocusFallback(main);
  usePalette();
  useEffect(() => activateControls(":not(main *)"), []);
  const isHydrating = useHydrating();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#inhoud"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-brass px-4 py-3 font-semibold text-stage focus:translate-y-0 print:hidden"
      >
        {layout().skip}
      </a>
      <NavBar />
      <main id="inhoud" ref={main} tabIndex={-1} className="flex flex-1 flex-col">
        {!isHydrating && navigator.languages.some((tag) => tag.startsWith("fr")) && (
          <Suspense>
            <LanguageOffer />
          </Suspense>
        )}
        {user?.awaitsVerification && !user.pendingEmail && (
          <Suspense>
            <VerifyBanner user={user} />
          </Suspense>
        )}
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
            <PageControls />
            <AskedPart />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </div>
  );
}

/** A sibling of the page within its Suspense boundary, because the page hydrates later than the frame. */
function PageControls(): null {
  useEffect(() => activateControls("main *"), []);
  return null;
}

/** Prerendered buttons are inert until React handles their events (prerender.tsx); a form activates itself. */
function activateControls(scope: string): void {
  for (const control of document.querySelectorAll<HTMLElement>(`button[inert]:is(${scope})`)) control.inert = false;
}

/** Fills the screen while a page loads, so that the footer does not jump when the page appears. */
export function PageLoading() {
  return <Loading label={layout().pageLoading} className="min-h-dvh" />;
}

/** Catches errors while a page loads or renders; bar and footer stay usable. Give it a `key` per page to reset it. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const t = errorBoundary();
    return (
      <div role="alert" className="page-width flex flex-col items-center gap-4 py-20 text-center">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="max-w-md text-lg text-muted">{t.what}</p>
        <Button onClick={() => window.location.reload()}>{t.reload}</Button>
      </div>
    );
  }
}
