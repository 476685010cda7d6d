/** Marker of a list item that a word processor writes as a paragraph: a bullet, '1.' or 'a)'. */
const MARK = /^[\s\u00A0]*(?:([·•▪◦○§o-])|(\d+|[a-z])[.)])[\s\u00A0]+/;

/** Maps headings, and turns imitated lists into lists; the editor itself drops unknown styles and elements. */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of page.querySelectorAll("style, script, meta, link, title, xml")) unseen.remove();
  for (const link of page.querySelectorAll("a"))
    for (const name of link.getAttributeNames()) if (name !== "href") link.removeAttribute(name);
  for (const heading of page.querySelectorAll("h1, h4, h5, h6"))
    rename(heading, heading.tagName === "H1" ? "h2" : "h3");
  for (const paragraph of page.querySelectorAll("p[class*=MsoTitle]")) rename(paragraph, "h2");
  joinLists(page);
  for (const empty of page.querySelectorAll("p, h2, h3, li"))
    if (empty.textContent.replaceAll("\u00A0", " ").trim() === "") empty.remove();
  return page.body.innerHTML;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function joinLists(page: Document): void {
  for (const line of page.querySelectorAll('p[class*="MsoListParagraph"], p[style*="mso-list"]')) {
    const mark = MARK.exec(line.textContent);
    if (!mark) continue;
    const kind = mark[1] === undefined ? "OL" : "UL";
    const before = line.previousElementSibling;
    const list = before?.tagName === kind ? before : page.createElement(kind);
    removeStart(line, mark[0].length);
    const point = page.createElement("li");
    point.append(...line.childNodes);
    if (list !== before) line.before(list);
    list.append(point);
    line.remove();
  }
}

/** Removes the first `length` characters, across elements. */
function removeStart(element: Element, length: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    node.nodeValue = text.slice(left);
    left -= text.length;
  }
}
