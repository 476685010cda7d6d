import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { keepZodFromEval } from "../platform/no-eval.ts";
import { refreshProfile } from "../platform/profile.ts";
import { forgetDataOnSessionChange } from "../platform/query-client.ts";
import { currentToken, followOtherTabs } from "../platform/session.ts";
import { forgetGuestsAtSignOut } from "./forget-guests.ts";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { findPage } from "./routes.ts";

keepZodFromEval();
followOtherTabs();
forgetDataOnSessionChange();
forgetGuestsAtSignOut();
void refreshProfile();

/**
 * The page that the build drew comes alive where it stands. It was drawn for a visitor: for whoever is signed in, and at an
 * address that has more to say, the live page takes its place in one go. When its file does not come, the page itself tries
 * again and says what is wrong.
 * @param root where the page stands
 */
export async function start(root: HTMLElement): Promise<void> {
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
  const { pathname, search } = window.location;
  const isThisPage = currentToken() === null && root.dataset["drawn"] === pathname + search;
  if (!isThisPage) carryAnimationsOn();
  // In slices, as the picture is there to look at: a slow phone goes on answering to the finger meanwhile.
  startTransition(() => {
    if (isThisPage) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}

/** The curtain of the picture is opening already: the live one goes on where it is. */
function carryAnimationsOn(): void {
  const [firstPaint] = performance.getEntriesByType("paint");
  if (!firstPaint) return;
  const since = Math.round(performance.now() - firstPaint.startTime);
  document.documentElement.style.setProperty("--since-first-paint", `${-since}ms`);
}
