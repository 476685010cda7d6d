/**
 * Imitates the page translation of Chrome and Edge, which headless Chromium lacks: each text moves into two new
 * elements, now and whenever the page changes, and the text node that React knows leaves the document. The words stay
 * the same, so that tests can read them. Runs in the page, once it has loaded.
 * @returns ends the translation
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
    // A copy of the list, as each replacement changes the list itself.
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
