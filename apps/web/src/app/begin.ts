/**
 * The first script of every page. It lets what the build drew come on the screen first, styles and fonts and all, and only then
 * asks for the rest: on a slow line they would be in each other's way.
 */
import "./global.css";
import { keepEarlyDeeds } from "./early-deeds.ts";
import { reloadAfterDeploy } from "./reload-after-deploy.ts";

/** Where a browser does not say that it painted, for how long a page waits at the most. */
const LONGEST_WAIT_MS = 1000;

reloadAfterDeploy();
void begin();

async function begin(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  keepEarlyDeeds(root);
  await firstPaint();
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) link.rel = link.dataset["rel"] ?? "";
  // On its own, as taking it in is half of the work: in between, the page answers to a finger.
  await import("react-dom/client");
  const { start } = await import("./main.tsx");
  await start(root);
}

/** Waits until something of the page is seen; not where nobody looks. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === "hidden") {
      resolve();
      return;
    }
    setTimeout(resolve, LONGEST_WAIT_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
}
