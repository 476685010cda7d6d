import type axe from "axe-core";
import type { Found, Looking, Part, Rule } from "./looked-at.ts";

/**
 * Installs the checks in a page, before its own scripts. They run inside the page, because a call from the test process
 * takes longer than most checks.
 *
 * @param over selects what is open over the page
 */
export function installLooking(over: string): void {
  /** The elements of the last list of parts. */
  let elements: Element[] = [];
  const nextFrame = () =>
    new Promise<void>((drawn) => {
      requestAnimationFrame(() => drawn());
      // Chromium on a busy machine now and then draws no frame until the page gets a size again.
      setTimeout(drawn, 5000);
    });

  /** Lists the page's parts, without their words and numbers: rules only check whether there are any. */
  function listParts(): Part[] {
    const geometry = /^(d|[rxy][12xy]?|c[xy]|width|height|points|transform|viewBox)$/;
    const words =
      /^(aria-label|aria-roledescription|aria-valuetext|alt|content|placeholder|title|value|lang|hreflang)$/;
    const addresses = /^(id|href|src|srcset|name|action|data-seat)$/;
    const references =
      /^(for|headers|list|form|aria-(activedescendant|controls|describedby|details|errormessage|labelledby|owns))$/;
    const exact = /^(class|role|tabindex|type|autocomplete|aria-level)$/;
    const attribute = ({ name, value }: Attr): string => {
      if (geometry.test(name)) return name;
      if (words.test(name) || addresses.test(name)) return `${name}=${value.trim() === "" ? "" : "some"}`;
      if (references.test(name)) {
        const isWhole = value.split(/\s+/).every((id) => document.getElementById(id) !== null);
        return `${name}=${isWhole ? "there" : "missing"}`;
      }
      return `${name}=${exact.test(name) ? value : value.replaceAll(/[\d.,-]+/g, "0")}`;
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
      );
    const own = (element: Element): string => {
      const look = getComputedStyle(element);
      return [
        element.localName,
        // A random value keeps a frame from being skipped, because its content is not among the parts.
        element.localName === "iframe" && crypto.randomUUID(),
        // A style that a test set and removed again leaves an empty attribute.
        ...[...element.attributes]
          .filter(({ name, value }) => name !== "style" || value !== "")
          .map(attribute)
          .toSorted(),
        hasText(element),
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        element === document.documentElement && document.title !== "",
        look.color,
        look.backgroundColor,
        look.backgroundImage === "none",
        look.opacity,
        look.fontSize,
        look.fontWeight,
      ].join(" ");
    };
    elements = [];
    const parts: Part[] = [];
    const visit = (element: Element, depth: number): void => {
      if (/^(head|script|style|template)$/.test(element.localName)) return;
      elements.push(element);
      const isText = hasText(element) || /^(input|select|textarea|iframe)$/.test(element.localName);
      parts.push({ depth, own: own(element), isText });
      for (const child of element.children) visit(child, depth + 1);
    };
    visit(document.querySelector(over) ?? document.documentElement, 0);
    return parts;
  }

  /**
   * Describes what the contrast of text depends on, in the current colours: its own style and its background. Words and
   * positions are left out.
   */
  function looksOf(places: readonly number[]): string[] {
    const disabled = [...document.querySelectorAll<HTMLInputElement>(":disabled, [aria-disabled=true]")];
    const labels = disabled.flatMap((each) => [
      ...(each.labels ?? []),
      ...(each.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)),
    ]);
    // Inactive elements may have less contrast.
    const inactive = new Set<Element | null>([...disabled, ...labels]);
    interface Around {
      /** The backgrounds, from the nearest opaque one up. */
      behind: string;
      opacity: string;
      isInactive: boolean;
      /** The box of the nearest element that cuts off its content. */
      frame: DOMRect | undefined;
    }
    const known = new Map<Element | null, Around>([
      [null, { behind: "", opacity: "", isInactive: false, frame: undefined }],
    ]);
    const aroundIn = (element: Element | null): Around => {
      const before = known.get(element);
      if (before || !element) return before as Around;
      const above = aroundIn(element.parentElement);
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage, opacity, overflow, position } = style;
      const isPlain = backgroundImage === "none";
      const isNothing = isPlain && backgroundColor === "rgba(0, 0, 0, 0)";
      const isOpaque = isPlain && backgroundColor.startsWith("rgb(");
      // An element that is laid over the page may have something other than its parents behind it.
      const isLaidOver = /absolute|fixed|sticky/.test(position);
      const under = isLaidOver ? `${above.behind} ${element.localName} ${element.getAttribute("class")}` : above.behind;
      const around = {
        behind: isNothing ? under : `${isOpaque ? "" : under} ${backgroundColor} ${backgroundImage}`,
        opacity: opacity === "1" ? above.opacity : `${above.opacity} ${opacity}`,
        isInactive: above.isInactive || inactive.has(element),
        frame: overflow === "visible" ? above.frame : element.getBoundingClientRect(),
      };
      known.set(element, around);
      return around;
    };
    return places.map((place) => {
      const element = elements[place];
      if (element?.isConnected !== true) return "gone";
      const { behind, opacity, isInactive } = aroundIn(element);
      const { frame } = aroundIn(element.parentElement);
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const box = element.getBoundingClientRect();
      const isCutOff =
        frame !== undefined &&
        (box.right <= frame.left || box.left >= frame.right || box.bottom <= frame.top || box.top >= frame.bottom);
      return [
        // A frame's content is not described, so each frame counts as new.
        element.localName === "iframe" && crypto.randomUUID(),
        style.color,
        // Text of 18 points, or of 14 when bold, may have less contrast.
        size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        style.textShadow,
        behind,
        opacity,
        isInactive,
        isCutOff || box.width <= 1 || box.height <= 1,
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        element.textContent.trim().length === 1,
      ].join(" ");
    });
  }

  /** Resolves once no colour changes any more; the page prefers reduced motion. */
  async function untilSettled(): Promise<void> {
    const isSettled = () =>
      !document.getAnimations().some(({ playState }) => playState === "running") &&
      // A form behind an open question stays busy until the answer, and so is not waited for.
      document.querySelector("button[aria-busy=true]:not([aria-hidden=true] *)") === null;
    while (!isSettled()) await nextFrame();
  }

  /**
   * Hides or shows the page behind a dialog. It was checked before, and rendering it in each width and colour takes
   * longer than rendering the dialog. The page stays visible when the opened part is inside it.
   */
  function hideBehind(isHidden: boolean): void {
    const [site, opened] = [document.getElementById("root"), document.querySelector(over)];
    const isBehind = isHidden && opened !== null && site?.contains(opened) === false;
    site?.style.setProperty("display", isBehind ? "none" : "");
  }

  /** Describes what makes the page, or what is open over it, scroll sideways; empty when nothing does. */
  function sideways(): string {
    const excess = ({ scrollWidth, clientWidth }: Element): number => scrollWidth - clientWidth;
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const opened = document.querySelector(over);
    const wide =
      opened && excess(opened) > 0
        ? opened
        : [...(opened?.querySelectorAll("*") ?? [])].find((each) => excess(each) > 1 && scrolls(each));
    if (!wide && excess(document.documentElement) <= 0) return "";
    const frame = wide ?? document.documentElement;
    const room = frame.getBoundingClientRect().left + frame.clientWidth;
    const beyond = (element: Element): boolean => element.getBoundingClientRect().right > room + 1;
    const outside = [...(wide ?? document.body).querySelectorAll("*")].find(
      (element) => beyond(element) && ![...element.children].some(beyond),
    );
    return `${frame.scrollWidth} of ${frame.clientWidth} px: ${outside?.outerHTML.slice(0, 160) ?? "?"}`;
  }

  /** Options of each run; the accessibility statement names the criteria of the rules that run with them. */
  const everyRun: axe.RunOptions = {
    resultTypes: ["violations"],
    // Only one rule needs the style sheets, and it is experimental and off.
    preload: false,
  };

  async function runAxe(context: axe.ElementContext, options: axe.RunOptions): Promise<Found> {
    const { violations } = await window.axe.run(context, { ...everyRun, ...options });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      at: nodes.map(({ target }) => target.join(" ")).join(", "),
    }));
  }

  const looking: Looking = {
    async begin() {
      await untilSettled();
      hideBehind(true);
      return {
        parts: listParts(),
        scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
      };
    },

    async looks(places) {
      await nextFrame();
      await untilSettled();
      return looksOf(places);
    },

    async contrast(places) {
      if (elements[0]?.isConnected !== true) return null;
      // Parts that were removed since the listing were already disappearing.
      const include = places.flatMap((place) => elements[place] ?? []).filter(({ isConnected }) => isConnected);
      return include.length === 0 ? [] : runAxe({ include }, { runOnly: ["color-contrast"] });
    },

    async run({ seen, contrast, ofTheWholePage }) {
      await untilSettled();
      const [root] = elements;
      if (root?.isConnected !== true) return null;
      const inSeen = (place: number): Element[] => {
        const element = elements[place];
        return element ? [element, ...element.querySelectorAll("*")] : [];
      };
      const known = new Set<Node>(seen.flatMap(inSeen));
      const texts = new Set<Node>(contrast.flatMap((place) => elements[place] ?? []));
      const looksAt = (rule: string, node: Node): boolean =>
        rule === "color-contrast" ? texts.has(node) : ofTheWholePage.includes(rule) || !known.has(node);
      const { rules } = window.axe["_audit"];
      for (const rule of rules) {
        const gather: Rule["gather"] = rule.gather.bind(rule);
        rule.gather = (...given) => gather(...given).filter(({ actualNode }) => looksAt(rule.id, actualNode));
      }
      const context = root === document.documentElement ? document : root;
      const found = await runAxe(context, { rules: { "color-contrast": { enabled: texts.size > 0 } } });
      // Deletes the own method, so that each rule has its prototype's `gather` again.
      for (const rule of rules) Reflect.deleteProperty(rule, "gather");
      return found;
    },

    async criteria() {
      const { violations, passes, incomplete, inapplicable } = await window.axe.run(document, everyRun);
      const tags = [violations, passes, incomplete, inapplicable].flat().flatMap((rule) => rule.tags);
      const criteria = tags.flatMap((tag) => {
        const [, ...digits] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
        return digits.length > 0 ? [digits.join(".")] : [];
      });
      return [...new Set(criteria)].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
    },

    async fits({ width, height, fontSize }) {
      // Reading the size itself would force a layout with the previous font size.
      const follows = () => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches;
      const asked = performance.now();
      while (!follows()) {
        if (performance.now() > asked + 10_000) return null;
        await nextFrame();
      }
      document.documentElement.style.fontSize = fontSize;
      // A frame updates media queries first and observers last, so the test waits for two.
      await nextFrame();
      await nextFrame();
      // Charts and drawings that fit their frame follow a new width a little later.
      const end = performance.now() + 10_000;
      let culprit = sideways();
      while (culprit !== "" && performance.now() < end) {
        await nextFrame();
        culprit = sideways();
      }
      return culprit;
    },

    end() {
      hideBehind(false);
    },
  };
  window.looking = looking;
}
