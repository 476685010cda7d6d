/** After this the page is looked at; where `print()` waits for the printing, that is over long before. */
const LOOK_MS = 1500;
/** Some phones never say that printing is over, nor that one is back at the page. */
const AT_THE_LATEST_MS = 300_000;

/**
 * Prints the page and loads it anew afterwards (specification, screen Tickets detail). A phone goes on while its preview
 * stands open: the page is left alone until one is back at it.
 */
export function printAndReload(): void {
  let reloaded = false;
  const reload = (): void => {
    if (reloaded) return;
    reloaded = true;
    window.location.reload();
  };
  const reloadWhenBack = (): void => {
    if (!document.hidden && document.hasFocus()) reload();
  };
  window.addEventListener("afterprint", reload, { once: true });
  window.print();
  setTimeout(() => {
    reloadWhenBack();
    window.addEventListener("focus", reloadWhenBack);
    document.addEventListener("visibilitychange", reloadWhenBack);
  }, LOOK_MS);
  setTimeout(reload, AT_THE_LATEST_MS);
}
