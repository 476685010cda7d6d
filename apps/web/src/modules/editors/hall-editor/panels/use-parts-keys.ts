import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { remove } from "#modules/editors/hall-editor/commands/remove.ts";
import { describe } from "#modules/editors/hall-editor/model/describe.ts";
import { type ElementKey, groupKey, keyParts, type Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import { rangeOf } from "#modules/editors/hall-editor/model/reading-order.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { announce } from "#ui/announcer.tsx";
import { isBrowserKey } from "#ui/hall-plan/seat-keys.ts";
import { nearestLeft, type PartsOrder } from "./parts-order.ts";

/** Keys of the list of parts, as in a file list, for the help. */
export const PARTS_KEYS: readonly Readonly<{ shown: readonly string[]; what: string }>[] = [
  { shown: ["↑", "↓", "Home", "End"], what: "Naar een andere regel" },
  { shown: ["→", "←"], what: "De stoelen van een rij of tafel tonen, of weer verbergen" },
  { shown: ["Enter", "Spatie"], what: "Kiezen" },
  { shown: ["Ctrl + Enter", "Ctrl + Spatie"], what: "Erbij kiezen, of eraf" },
  { shown: ["Shift + ↑", "Shift + ↓"], what: "De volgende regels erbij kiezen, of er weer af" },
  { shown: ["Shift + Enter", "Shift + Spatie"], what: "Alles kiezen vanaf de vorige keuze tot hier" },
  { shown: ["Delete"], what: "Verwijderen wat gekozen is" },
];

interface PartsKeys {
  readonly parts: PartsOrder;
  readonly selection: Selection;
  /** The line that Tab focuses. */
  readonly stop: ElementKey | null;
  readonly setStop: (key: ElementKey | null) => void;
  readonly isOpen: (groupId: string) => boolean;
  readonly setOpen: (groupId: string, open: boolean) => void;
}

/** The focused line, and the list at that moment. */
interface Place {
  readonly element: Element;
  readonly key: ElementKey;
  readonly seen: PartsOrder;
}

/** One tab stop, and the keys of a file list. When the focused line disappears, a neighbour gets the focus. */
export function usePartsKeys({ parts, selection, stop, setStop, isOpen, setOpen }: PartsKeys) {
  const { session, select, run } = useEditorView();
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<Place | null>(null);
  /** Start of a range: the line that was last selected alone. */
  const [anchor, setAnchor] = useState<ElementKey | null>(null);
  const { plan, order } = parts;

  useEffect(() => {
    const { current: was } = place;
    if (!was) return;
    const isLost = document.activeElement === document.body && !was.element.isConnected;
    if (!isLost) place.current = { ...was, seen: parts };
    else if (list.current) focusLine(list.current, nearestLeft(was.key, was.seen, parts), was.element);
  });

  const choose = (key: ElementKey, all: Selection): void => {
    select(key, all);
    announce(`${describe(plan, key)}, ${all.size} gekozen`);
  };
  const chooseTo = (key: ElementKey, from: ElementKey): void => {
    const begin = anchor !== null && selection.has(anchor) && order.includes(anchor) ? anchor : from;
    setAnchor(begin);
    choose(key, new Set(rangeOf(order, begin, key)));
  };
  const toggle = (key: ElementKey): void => {
    setAnchor(key);
    const others = [...selection].filter((each) => each !== key);
    choose(key, new Set(selection.has(key) ? others : [...others, key]));
  };

  /** @returns whether the list uses this key */
  const onLineKey = (key: ElementKey, event: KeyboardEvent): boolean => {
    const to = lineAfterKey(order, key, event.key);
    if (to !== null) {
      if (event.shiftKey) chooseTo(to, key);
      if (list.current) focusLine(list.current, to);
      return true;
    }
    const isPress = event.key === "Enter" || event.key === " ";
    if (isPress && event.shiftKey) chooseTo(key, key);
    else if (isPress && (event.ctrlKey || event.metaKey)) toggle(key);
    else if (event.key === "Delete" && selection.has(key)) run(remove());
    else if (event.key === "ArrowRight" || event.key === "ArrowLeft") fold(key, event.key === "ArrowRight");
    else return false;
    return true;
  };

  /** Right opens and enters a group, left leaves and closes it, as in a tree. */
  const fold = (key: ElementKey, opens: boolean): void => {
    const line = keyParts(key);
    if (line.type === "seat" && !opens && list.current) focusLine(list.current, groupKey(line.groupId));
    if (line.type !== "group") return;
    if (opens && isOpen(line.groupId) && list.current) focusLine(list.current, order[order.indexOf(key) + 1] ?? key);
    else setOpen(line.groupId, opens);
  };

  return {
    list,
    onKeyDown: (event: KeyboardEvent): void => {
      const key = lineOf(event.target);
      if (key && !isBrowserKey(event) && onLineKey(key, event)) event.preventDefault();
    },
    onFocus: ({ target }: FocusEvent): void => {
      const line = target.closest("li")?.querySelector("[data-line]");
      const key = lineOf(line ?? null);
      if (!key) return;
      setStop(key);
      place.current = { element: target, key, seen: parts };
    },
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      if (list.current?.contains(relatedTarget)) return;
      place.current = null;
      // When the focus returns from elsewhere, it goes to the selection.
      if (session.editor.state().selection.size > 0) setStop(null);
    },
    onClick: (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const group = target?.closest<HTMLElement>("[data-opens]")?.dataset["opens"];
      const key = lineOf(target?.closest("[data-line]") ?? null);
      if (group !== undefined) {
        // Some browsers do not focus a button on click.
        setStop(groupKey(group));
        setOpen(group, !isOpen(group));
      } else if (key && event.shiftKey) chooseTo(key, stop ?? key);
      else if (key && (event.ctrlKey || event.metaKey)) toggle(key);
      else if (key) {
        setAnchor(key);
        select(selection.size === 1 && selection.has(key) ? null : key);
      }
    },
  };
}

function lineAfterKey(order: readonly ElementKey[], at: ElementKey, key: string): ElementKey | null {
  const place = order.indexOf(at);
  if (key === "ArrowDown") return order[place + 1] ?? at;
  if (key === "ArrowUp") return order[place - 1] ?? at;
  if (key === "Home") return order[0] ?? at;
  return key === "End" ? (order.at(-1) ?? at) : null;
}

function lineOf(target: EventTarget | null): ElementKey | null {
  return target instanceof HTMLElement ? ((target.dataset["line"] ?? null) as ElementKey | null) : null;
}

/** Focuses a line, or the list without one. @param was button that had the focus, and regains it if its line moved */
function focusLine(list: HTMLElement, key: ElementKey | null, was?: Element): void {
  const line = [...list.querySelectorAll<HTMLElement>("[data-line]")].find((each) => each.dataset["line"] === key);
  const name = was?.getAttribute("aria-label");
  // Only a line that is selected alone has buttons for commands.
  const commands = [...list.querySelectorAll<HTMLElement>("button[aria-label]:not([data-opens])")];
  const again = commands.find(
    (command) => command.ariaLabel === name && command.closest("li")?.querySelector("[data-line]") === line,
  );
  (again ?? line ?? list).focus();
}
