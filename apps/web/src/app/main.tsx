import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./global.css";
import { refreshProfile } from "../platform/profile.ts";
import { forgetDataOnSessionChange } from "../platform/query-client.ts";
import { followOtherTabs } from "../platform/session.ts";
import { Providers } from "./providers.tsx";
import { reloadAfterDeploy } from "./reload-after-deploy.ts";
import { Router } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

reloadAfterDeploy();
followOtherTabs();
forgetDataOnSessionChange();
void refreshProfile();

createRoot(root).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
