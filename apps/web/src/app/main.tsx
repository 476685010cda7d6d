import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { keepZodFromEval } from "#platform/no-eval.ts";
import { refreshProfile } from "#platform/profile.ts";
import { forgetDataOnSessionChange } from "#platform/query-client.ts";
import { followOtherTabs } from "#platform/session.ts";
import { forgetGuestsAtSignOut } from "./forget-guests.ts";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { findPage } from "./routes.ts";
import { timeCurtain } from "./time-curtain.ts";

keepZodFromEval();
followOtherTabs();
forgetDataOnSessionChange();
forgetGuestsAtSignOut();
void refreshProfile();

/**
 * Makes the page alive. When its file does not come, the page itself tries again and says what is wrong.
 * @param root where the page stands
 * @param asDrawn whether what stands there is this very page, to be taken over; else the live one takes its place in one go
 */
export async function start(root: HTMLElement, asDrawn: boolean): Promise<void> {
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
  timeCurtain(asDrawn);
  // In slices, as the picture is there to look at: a slow phone goes on answering to the finger meanwhile.
  startTransition(() => {
    if (asDrawn) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}
