/** Loads the app after the prerendered page is painted: on a slow line scripts would compete with styles and fonts. */
import "./global.css";
import type { Language } from "@podium/shared/words/languages";
import { loadLanguage } from "#messages/load-language.ts";
import { documentLanguage } from "#messages/messages.ts";
import { callEarly } from "#platform/early-calls.ts";
import { readStored, TOKEN_KEY, writeStored } from "#platform/storage.ts";
import { chosenAddress, rememberFollowed } from "./chosen-language.ts";
import { documentPath } from "./document-path.ts";

/** Limits the wait for the first paint, which some browsers do not report. */
const PAINT_TIMEOUT_MS = 1000;

for (const type of ["click", "auxclick"] as const) document.addEventListener(type, rememberFollowed);
reloadAfterDeploy();
bootstrap().catch((error: unknown) => {
  showLoadFailure();
  throw error;
});

async function bootstrap(): Promise<void> {
  const chosen = chosenAddress(window.location);
  if (chosen !== null) return window.location.replace(chosen);
  const language = documentLanguage();
  // The document may be Dutch at another language's address: offline (vite/offline-workers.ts), and when the server
  // could not render the language.
  const isDrawnInIt = document.documentElement.lang === language;
  document.documentElement.lang = language;
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  // The page was prerendered for an anonymous visitor at exactly this address; otherwise the live one replaces it.
  const hydrate =
    isDrawnInIt &&
    readStored(TOKEN_KEY) === null &&
    root.dataset["prerendered"] === documentPath + window.location.search;
  if (!hydrate) root.firstElementChild?.setAttribute("data-outdated", "");
  if (root.childElementCount > 0) await firstPaint();
  const early = document.querySelector<HTMLMetaElement>("meta[name=early-calls]")?.content;
  if (early !== undefined) {
    callEarly(early, window.location.search);
    // Prepares dates as platform/format.ts does: the first takes a slow phone 50 ms, which is idle until scripts load.
    setTimeout(() => new Intl.DateTimeFormat(language, { timeZone: "Europe/Brussels" }));
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) link.rel = link.dataset["rel"] ?? "";
  // React evaluates in a separate task, so that the page responds in between.
  await Promise.all([import("react-dom/client"), loadLanguage(language)]);
  const { start } = await import("./main.tsx");
  await start(root, hydrate);
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === "hidden") return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

/** These sentences are not in the catalogue, because the catalogue may be what failed to load. */
const FAILURE: Readonly<Record<Language, [words: string, link: string]>> = {
  nl: ["De pagina is niet helemaal geladen, dus knoppen en formulieren werken nog niet. ", "Laad de pagina opnieuw."],
  fr: [
    "La page ne s'est pas chargée entièrement\u00A0: les boutons et les formulaires ne fonctionnent pas encore. ",
    "Rechargez la page.",
  ],
  en: ["The page has not loaded completely, so buttons and forms do not work yet. ", "Load the page again."],
};

function showLoadFailure(): void {
  const [words, again] = FAILURE[documentLanguage()];
  const alert = document.createElement("p");
  alert.role = "alert";
  alert.className = "page-width py-4 font-semibold text-danger";
  const link = document.createElement("a");
  link.href = window.location.href;
  link.className = "underline";
  link.textContent = again;
  alert.append(words, link);
  document.querySelector("main")?.prepend(alert);
}

const RELOADED_KEY = "podium.reloaded";
const ONCE_MS = 30_000;

/** Reloads the page, once, when a chunk is gone after a deploy; after that the error boundary shows. */
function reloadAfterDeploy(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(readStored(RELOADED_KEY, "session") ?? 0);
    if (Date.now() - last < ONCE_MS || !navigator.onLine) return;
    writeStored(RELOADED_KEY, String(Date.now()), "session");
    // The page does not reload without storage, because it could then reload for ever.
    if (readStored(RELOADED_KEY, "session") === null) return;
    event.preventDefault();
    window.location.reload();
  });
}
