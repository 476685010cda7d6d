import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { refreshProfile } from "#entities/account/profile.ts";
import { clearQueriesOnSessionChange } from "#platform/query-client.ts";
import { followOtherTabs } from "#platform/session.ts";
import { setPagePreloader } from "#ui/link.tsx";
import { clearGuestListsOnSignOut } from "./clear-guest-lists.ts";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { findPage } from "./routes.ts";

// zod, which loads later, would test whether it may evaluate code, and the browser reports each try as a violation of the content
// policy. `z.config()` sets the same but would load zod here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
followOtherTabs();
clearQueriesOnSessionChange();
clearGuestListsOnSignOut();
void refreshProfile();
setPagePreloader(
  (path) =>
    void findPage(path)
      ?.load()
      .catch(() => undefined),
);

/**
 * Starts React. When the page's module does not load, the page tries again itself and shows the error.
 * @param hydrate whether `root` holds this very page, prerendered; otherwise the live page replaces it at once
 */
export async function start(root: HTMLElement, hydrate: boolean): Promise<void> {
  await findPage(window.location.pathname)
    ?.load()
    .catch(() => undefined);
  const site = (
    <StrictMode>
      <Providers>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // A transition renders in slices: a slow phone stays responsive meanwhile.
  startTransition(() => {
    if (hydrate) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}
