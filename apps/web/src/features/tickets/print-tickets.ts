/** Some phones never say that printing is over. */
const AT_THE_LATEST_MS = 1500;

/** Prints the page and loads it anew afterwards (specification, screen Tickets detail). */
export function printAndReload(): void {
  let reloaded = false;
  const reload = (): void => {
    if (reloaded) return;
    reloaded = true;
    window.location.reload();
  };
  window.addEventListener("afterprint", reload, { once: true });
  window.print();
  setTimeout(reload, AT_THE_LATEST_MS);
}
