/**
 * Imitates the page translation of Chrome and Edge, which Chromium without windows lacks: each text moves into two
 * elements of its own, now and whenever the page changes, and the text that React knows leaves the document. The words
 * stay, so that tests read them. Runs in the page, once it has loaded.
 * @returns ends it
 */
export function translatePage(): () => void {
  const MARK = "data-translated";
  const LEFT_ALONE = `script, style, textarea, [contenteditable=true], [translate=no], .notranslate, [${MARK}]`;
  const translateText = (text: Node): void => {
    if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.setAttribute(MARK, "");
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentElement.replaceChild(outer, text);
  };
  const translateAll = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) return translateText(node);
    // A copy: replacing one changes the list.
    for (const child of Array.from(node.childNodes)) translateAll(child);
  };
  const changed = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") translateText(target);
      else for (const node of Array.from(addedNodes)) translateAll(node);
  });
  const start = (): void => {
    translateAll(document.body);
    changed.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => changed.disconnect();
}
