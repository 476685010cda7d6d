import { useEffect, useEffectEvent } from "react";
import {
  isGarbledTicket,
  isTyping,
  type PressedKey,
  typedText,
  typedTicket,
  wholeTypedTicket,
} from "./typed-ticket.ts";

/** A longer pause ends the text: no scanner types slower than this. */
const PAUSE_MS = 3000;
/** After this pause a scanned text is read without its end sign, which is missing or late. */
const END_MS = 300;
/** Longest pause between the keys of a scan without an end sign: nobody types `SHORTEST_WITHOUT_END` keys so fast. */
const FAST_MS = 100;
/** An end sign comes at most this long after the last key of a text that was read without it. */
const LATE_END_MS = 1000;
const SHORTEST = 6;
const SHORTEST_WITHOUT_END = 12;

interface HandScannerHandlers {
  onText: (text: string) => void;
  /** The text was a ticket that the settings of the scanner or of this device have garbled. */
  onGarbled: () => void;
  /** The text was typed into a field, which then contains it. */
  onField: () => void;
}

const NO_FIELDS = new Set(["button", "checkbox", "radio", "submit"]);

function isTypedIn(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_FIELDS.has(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select"));
}

/** A closed select uses letters to find one of its options. */
function isChoice(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("button[role=combobox]");
}

/** Modifier keys, pressed between the keys that they change. */
const MODIFIERS = new Set(["Shift", "CapsLock", "AltGraph", "Alt", "Control", "Meta", "NumLock"]);

/** In any layout of typed-ticket.ts; ends with Enter, Tab or nothing. A field keeps text that is no ticket. */
export function useHandScanner(handlers: HandScannerHandlers): void {
  const onText = useEffectEvent(handlers.onText);
  const onGarbled = useEffectEvent(handlers.onGarbled);
  const onField = useEffectEvent(handlers.onField);
  useEffect(() => {
    let keys: PressedKey[] = [];
    let [last, slowest, readAt] = [0, 0, Number.NEGATIVE_INFINITY];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const forget = (): void => {
      clearTimeout(timer);
      keys = [];
      slowest = 0;
    };
    /** @returns whether nothing was read because a person may have typed the text into that field */
    const read = (target: EventTarget | null, ticket: string | undefined): boolean => {
      const isField = isTypedIn(target);
      if (ticket !== undefined) onText(ticket);
      else if (isGarbledTicket(keys)) onGarbled();
      else if (isField) return true;
      // Drops the prefix for the type of the code.
      else onText(typedText(keys).replace(/^\][A-Za-z]\d/, ""));
      if (isField) onField();
      forget();
      return false;
    };
    const readWithoutEnd = (target: EventTarget | null): void => {
      const ticket = wholeTypedTicket(keys);
      const isScanned = keys.length >= SHORTEST_WITHOUT_END && slowest <= FAST_MS;
      // A slow scanner may still send more.
      if (ticket === undefined && (!isScanned || typedTicket(keys) !== undefined)) return;
      if (!read(target, ticket)) readAt = last;
    };
    const consume = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key, code, shiftKey: shift, timeStamp, repeat } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || repeat || MODIFIERS.has(key)) return;
      const pause = timeStamp - last;
      if (pause > PAUSE_MS) forget();
      if (key === "Enter" || key === "Tab") {
        // Enter would also press the focused button, and Tab leave the field.
        if (timeStamp - readAt < LATE_END_MS && keys.length === 0) consume(event);
        else if (keys.length >= SHORTEST && !read(target, typedTicket(keys))) consume(event);
        readAt = Number.NEGATIVE_INFINITY;
        return forget();
      }
      const pressed = { key, code, shift };
      if (!isTyping(pressed)) return forget();
      if (keys.length > 0) slowest = Math.max(slowest, pause);
      last = timeStamp;
      keys.push(pressed);
      if (isChoice(target) && key !== " ") event.stopPropagation();
      clearTimeout(timer);
      timer = setTimeout(readWithoutEnd, END_MS, target);
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, []);
}
