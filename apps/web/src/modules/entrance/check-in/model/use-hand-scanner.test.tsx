import { fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useHandScanner } from "./use-hand-scanner.ts";

const TICKET = "reservation:42;seat:R1-A;token:Zq7_aM-1wWmQ90xyBCDEFG";

/** Characters of a key on a US keyboard, and on a Belgian one where they differ; each without and with Shift. */
const KEYS: Record<string, readonly [string, string?]> = {
  ...Object.fromEntries(Array.from("bcdefghijklnoprstuvxy", (letter) => [`Key${letter.toUpperCase()}`, [letter]])),
  KeyA: ["a", "q"],
  KeyQ: ["q", "a"],
  KeyW: ["w", "z"],
  KeyZ: ["z", "w"],
  KeyM: ["m", ",?"],
  ...Object.fromEntries(
    ["0)à0", "1!&1", "2@é2", '3#"3', "4$'4", "5%(5", "6^§6", "7&è7", "8*!8", "9(ç9"].map((signs, digit) => [
      `Digit${digit}`,
      [signs.slice(0, 2), signs.slice(2)],
    ]),
  ),
  Semicolon: [";:", "m"],
  Comma: [",<", ";."],
  Minus: ["-_", ")°"],
  Equal: ["=+", "-_"],
  Period: [".>", ":/"],
  Slash: ["/?", "=+"],
  BracketRight: ["]}", "$*"],
};
const LAYOUTS = ["us", "belgian", "german"] as const;
type Layout = (typeof LAYOUTS)[number];

/** Returns a key's characters without and with Shift. */
function signsOf(code: string, layout: Layout): readonly string[] {
  const [us, belgian = us] = KEYS[code] ?? [""];
  const german: Record<string, string> = {
    KeyY: "z",
    KeyZ: "y",
    Comma: ",;",
    Period: ".:",
    Semicolon: "ö",
    Minus: "ß?",
    Slash: "-_",
  };
  const signs = { us, belgian, german: german[code] ?? us }[layout];
  return signs.length === 1 ? [signs, signs.toUpperCase()] : Array.from(signs);
}

interface Typing {
  /** The layout that the scanner is set to. */
  scanner?: Layout;
  device?: Layout;
  capsLock?: boolean;
  pauseMs?: number;
  end?: "Enter" | "Tab" | "";
  into?: Element;
}

/** Presses the keys that type the text on the scanner's layout; the device reads them in its own layout. */
function press(text: string, { scanner = "us", device = scanner, capsLock, pauseMs = 5, end = "Enter", into }: Typing) {
  const target = into ?? document.body;
  /** @returns whether no handler prevented the event */
  const down = (key: string, code: string, shiftKey = false): boolean => {
    vi.advanceTimersByTime(pauseMs);
    const event = new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: Date.now() });
    return fireEvent(target, event);
  };
  for (const sign of text) {
    const code = Object.keys(KEYS).find((each) => signsOf(each, scanner).includes(sign)) ?? "";
    const shift = signsOf(code, scanner).indexOf(sign) === 1;
    if (shift) down("Shift", "ShiftLeft");
    const made = signsOf(code, device)[shift ? 1 : 0] ?? "";
    const isLetter = made.toUpperCase() !== made.toLowerCase();
    const turned = made === made.toUpperCase() ? made.toLowerCase() : made.toUpperCase();
    down(capsLock && isLetter ? turned : made, code, shift);
  }
  return end === "" || down(end, end);
}

const received = {
  onText: vi.fn<(text: string) => void>(),
  onGarbled: vi.fn<() => void>(),
  onField: vi.fn<() => void>(),
};

beforeEach(() => {
  vi.useFakeTimers();
  renderHook(() => useHandScanner(received));
});
afterEach(() => {
  vi.useRealTimers();
  for (const each of Object.values(received)) each.mockReset();
  document.body.replaceChildren();
});

const texts = () => received.onText.mock.calls.flat();

/** Adds an element to the page, focused. */
function focused(html: string): HTMLElement {
  document.body.insertAdjacentHTML("beforeend", html);
  const element = document.body.lastElementChild as HTMLElement;
  element.focus();
  return element;
}

describe("a hand scanner's ticket is read", () => {
  it.each<[string, Typing, string?]>([
    ["set to this device's layout", {}],
    ["set to US on a Belgian keyboard", { scanner: "us", device: "belgian" }],
    ["set to Belgian on a Belgian keyboard", { scanner: "belgian" }],
    ["set to Belgian on a US keyboard", { scanner: "belgian", device: "us" }],
    ["with Caps Lock on", { capsLock: true }],
    ["with Caps Lock on, on a Belgian keyboard", { scanner: "us", device: "belgian", capsLock: true }],
    ["with Tab at the end", { end: "Tab" }],
    ["with nothing at the end", { end: "" }],
    ["with 800 ms between two keys", { pauseMs: 800 }],
    ["with 800 ms between two keys and nothing at the end", { pauseMs: 800, end: "" }],
    ["with what kind of code it is before it", {}, "]Q1"],
    ["with that before it, on a Belgian keyboard", { scanner: "us", device: "belgian" }, "]Q1"],
  ])("%s", (_how, typing, prefix = "") => {
    press(prefix + TICKET, typing);
    vi.advanceTimersByTime(1000);
    expect(texts()).toEqual([TICKET]);
  });

  it("one after the other, also where the end sign comes late", () => {
    press(TICKET, { end: "" });
    vi.advanceTimersByTime(400);
    const button = focused("<button>Terugnemen</button>");
    expect(press("", { end: "Enter", into: button })).toBe(false);
    const other = TICKET.replace("42", "43");
    press(other, { into: button });
    expect(texts()).toEqual([TICKET, other]);
    // An Enter that a person presses.
    expect(press("", { end: "Enter", into: button })).toBe(true);
  });

  it("and not by the button, the choice or the field that has the focus", () => {
    const button = focused("<button>Terugnemen</button>");
    expect(press(TICKET, { into: button })).toBe(false);
    const choice = focused('<button role="combobox">De vrek</button>');
    const typeahead = vi.fn<() => void>();
    choice.addEventListener("keydown", ({ key }) => key.length === 1 && typeahead());
    press(TICKET, { into: choice });
    expect(typeahead).not.toHaveBeenCalled();
    for (const end of ["Enter", "Tab"] as const)
      expect(press(TICKET, { scanner: "us", device: "belgian", end, into: focused("<input>") })).toBe(false);
    expect([texts().length, received.onField.mock.calls.length]).toEqual([4, 2]);
  });
});

it("text that a person types in a field stays there, however fast", () => {
  const field = focused("<input>");
  for (const text of ["peeters", "42-r1-a", "reservation"]) expect(press(text, { into: field })).toBe(true);
  vi.advanceTimersByTime(5000);
  expect([texts(), received.onField.mock.calls, received.onGarbled.mock.calls]).toEqual([[], [], []]);
});

it("a ticket that the scanner's settings make unreadable is said to be that", () => {
  press(TICKET, { scanner: "german", device: "us" });
  press(TICKET, { scanner: "german", device: "us", end: "" });
  vi.advanceTimersByTime(400);
  expect([received.onGarbled.mock.calls.length, texts()]).toEqual([2, []]);
});

it("another code is one that is no ticket, without what kind of code it is, also where nothing ends it", () => {
  press("]Q1voorbeeld-1234567", {});
  press("voorbeeld-1234567", { end: "" });
  vi.advanceTimersByTime(400);
  // Typed by hand, at a slower pace.
  press("voorbeeld-1234567", { pauseMs: 150, end: "" });
  vi.advanceTimersByTime(400);
  expect(texts()).toEqual(["voorbeeld-1234567", "voorbeeld-1234567"]);
});
