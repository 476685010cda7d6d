import { createElement, Fragment, type ReactNode } from "react";

export type Props = Readonly<Record<string, unknown>>;

/** Elements whose text cannot be wrapped in an element. */
const TEXT_ONLY: ReadonlySet<unknown> = new Set(["option", "title"]);

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === "string" || typeof child === "number" || typeof child === "bigint";

const isNothing = (child: unknown): boolean => child === null || child === undefined || typeof child === "boolean";

/** Inline and without a meaning, like a span, but an element that no style sheet and no test knows. */
const OWN = "own-text";

/** Browsers leave white space alone untranslated, so it is not wrapped. */
function ownText(text: string, key?: string): ReactNode {
  return text.trim() === "" ? text : createElement(OWN, { key }, text);
}

/** Wraps the texts of a list, such as `names.map((name) => name)`; like the elements of a list, they get keys. */
function ownTextsOfList(list: readonly unknown[]): unknown[] {
  return list.map((child, index) => {
    if (Array.isArray(child)) return ownTextsOfList(child);
    return isText(child) ? ownText(String(child), `text ${index}`) : child;
  });
}

/** Merges each run of texts into its first; the other children keep their places, and so their state. */
function ownTexts(children: readonly unknown[]): unknown[] {
  const owned: unknown[] = [];
  let run: { text: string; at: number } | undefined;
  const endRun = (): void => {
    if (run) owned[run.at] = ownText(run.text);
    run = undefined;
  };
  children.forEach((child, index) => {
    owned.push(isText(child) ? null : Array.isArray(child) ? ownTextsOfList(child) : child);
    if (isText(child)) run = { text: (run?.text ?? "") + String(child), at: run?.at ?? index };
    else if (!isNothing(child)) endRun();
  });
  endRun();
  return owned;
}

/**
 * Keeps each text apart, because a browser that translates takes texts out of the document: React would then remove,
 * change or precede them in vain. React sets a text that is alone in its element through that element; a text beside
 * others gets an element of its own. @param isStatic false: the children are one value, which may be a list
 */
export function withOwnTexts(type: unknown, props: Props, isStatic: boolean): Props {
  // Within a drawing, the HTML element of a translated text would not be drawn.
  if (type === "svg") return { ...props, translate: props["translate"] ?? "no" };
  const { children } = props;
  const isGroup = type === Fragment;
  if (!Array.isArray(children)) {
    return isGroup && isText(children) ? { ...props, children: ownText(String(children)) } : props;
  }
  if (!isStatic) return { ...props, children: ownTextsOfList(children) };
  const present = children.filter((child) => !isNothing(child));
  if (!present.some((child) => isText(child) || Array.isArray(child))) return props;
  const isOneText = present.every(isText) && !isGroup;
  if (isOneText || TEXT_ONLY.has(type)) return { ...props, children: present.join("") };
  return { ...props, children: ownTexts(children) };
}
