import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { languagePrefix, withoutLanguage } from "@podium/shared/words/languages";
import { refreshProfile } from "#entities/account/profile.ts";
import { currentLanguage } from "#messages/messages.ts";
import { listenBeforeRouter } from "#platform/first-popstate.ts";
import { clearQueriesOnSessionChange } from "#platform/query-client.ts";
import { followOtherTabs } from "#platform/session.ts";
import { setPagePreloader } from "#ui/link.tsx";
import { clearGuestListsOnLeaving, clearStoredTickets } from "./clear-on-leaving.ts";
import { Providers, Router } from "./router.tsx";
import { findPage } from "./routes.ts";

// zod tests whether it may evaluate code, which violates the content policy. `z.config()` would load zod here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
followOtherTabs();
listenBeforeRouter();
clearQueriesOnSessionChange();
clearGuestListsOnLeaving();
clearStoredTickets(refreshProfile());
setPagePreloader(
  (path) =>
    void findPage(withoutLanguage(path))
      ?.load()
      .catch(() => undefined),
);

/** @param hydrate whether `root` holds this page prerendered; otherwise the live page replaces it */
export async function start(root: HTMLElement, hydrate: boolean): Promise<void> {
  await findPage(withoutLanguage(window.location.pathname))
    ?.load()
    .catch(() => undefined);
  const site = (
    <StrictMode>
      <Providers>
        <BrowserRouter basename={languagePrefix(currentLanguage())}>
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
