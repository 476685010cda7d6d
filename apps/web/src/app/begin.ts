/**
 * The first script of every page. It lets what the build drew come on the screen first, styles and fonts and all, and only then
 * asks for the rest: on a slow line they would be in each other's way.
 */
import "./global.css";
import { readKept, TOKEN_KEY } from "#platform/kept.ts";
import { giveUpEarlyDeeds, keepEarlyDeeds } from "./early-deeds.ts";
import { reloadAfterDeploy } from "./reload-after-deploy.ts";

/** Where a browser does not say that it painted, for how long a page waits at the most. */
const LONGEST_WAIT_MS = 1000;

reloadAfterDeploy();
begin().catch((error: unknown) => {
  giveUpEarlyDeeds();
  sayWhatNow();
  throw error;
});

async function begin(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const { pathname, search } = window.location;
  // It was drawn for a visitor, at this very address: for anybody else and elsewhere the live page takes its place.
  const asDrawn = readKept(TOKEN_KEY) === null && root.dataset["drawn"] === pathname + search;
  if (asDrawn) keepEarlyDeeds(root);
  if (root.childElementCount > 0) await firstPaint();
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) link.rel = link.dataset["rel"] ?? "";
  // On its own, as taking it in is half of the work: in between, the page answers to a finger.
  await import("react-dom/client");
  const { start } = await import("./main.tsx");
  await start(root, asDrawn);
}

/** Waits until something of the page is seen; not where nobody looks. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === "hidden") {
      resolve();
      return;
    }
    const watch = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) go();
    });
    const timer = setTimeout(() => go(), LONGEST_WAIT_MS);
    const go = (): void => {
      clearTimeout(timer);
      watch.disconnect();
      resolve();
    };
    watch.observe({ type: "paint", buffered: true });
  });
}

/** What stands there can be read, but not used. */
function sayWhatNow(): void {
  const words = document.createElement("p");
  words.role = "alert";
  words.className = "page-width py-4 font-semibold text-danger";
  const link = document.createElement("a");
  link.href = window.location.href;
  link.className = "underline";
  link.textContent = "Laad de pagina opnieuw.";
  words.append("De pagina is niet helemaal geladen, dus knoppen en formulieren werken nog niet. ", link);
  document.querySelector("main")?.prepend(words);
}
