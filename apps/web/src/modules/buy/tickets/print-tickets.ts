/** Delay of the first check: in browsers whose `print()` blocks, printing is over long before it. */
const LOOK_MS = 1500;
/** Some phones fire neither `afterprint` nor `focus`. */
const AT_THE_LATEST_MS = 300_000;

/** Reloads after printing (specification, screen Tickets detail), but not while a phone's preview is open. */
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
