/** The keys of the drawing surface: their actions, and their descriptions in the help. */

export type KeyAction =
  | "next"
  | "previous"
  | "first"
  | "last"
  | "extend"
  | "extend-first"
  | "extend-last"
  | "range"
  | "pin"
  | "nudge"
  | "enter"
  | "leave"
  | "remove"
  | "select-all"
  | "copy"
  | "cut"
  | "paste"
  | "duplicate"
  | "undo"
  | "redo"
  | "rotate-right"
  | "rotate-left"
  | "mirror"
  | "mirror-upright"
  | "trim"
  | "zoom-in"
  | "zoom-out"
  | "zoom-all";

interface KeyBinding {
  readonly action: KeyAction;
  /** As in `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[];
  readonly ctrl?: boolean;
  /** Required state of Shift; undefined when both are fine. */
  readonly shift?: boolean;
  /** Key combinations as the help shows them: ['Ctrl + Y', 'Ctrl + Shift + Z']. */
  readonly shown: readonly string[];
  readonly what: string;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

export const CANVAS_KEYS: readonly KeyBinding[] = [
  { action: "next", keys: ["Tab"], shift: false, shown: ["Tab"], what: "Volgende rij, tafel of voorwerp" },
  { action: "previous", keys: ["Tab"], shift: true, shown: ["Shift + Tab"], what: "Vorige" },
  { action: "first", keys: ["Home"], shift: false, shown: ["Home"], what: "De eerste: rij, of stoel van een rij" },
  { action: "last", keys: ["End"], shift: false, shown: ["End"], what: "De laatste" },
  {
    action: "pin",
    keys: ["k"],
    ctrl: false,
    shown: ["K"],
    what: "Houden wat gekozen is: met Tab kiest u er meer bij. Nog eens: loslaten",
  },
  {
    action: "range",
    keys: [" ", "Enter"],
    ctrl: false,
    shift: true,
    shown: ["Shift + Spatie", "Shift + Enter"],
    what: "Alles kiezen vanaf wat gehouden is tot hier",
  },
  {
    action: "extend",
    keys: ARROWS,
    ctrl: true,
    shift: true,
    shown: ["Ctrl + Shift + Pijltjes"],
    what: "Het volgende erbij kiezen, of terug: er weer af",
  },
  { action: "extend-first", keys: ["Home"], shift: true, shown: ["Shift + Home"], what: "Alles kiezen tot de eerste" },
  { action: "extend-last", keys: ["End"], shift: true, shown: ["Shift + End"], what: "Alles kiezen tot de laatste" },
  {
    action: "enter",
    keys: ["Enter"],
    shift: false,
    shown: ["Enter"],
    what: "Naar de stoelen van een rij of tafel; plaatsen; verven",
  },
  {
    action: "leave",
    keys: ["Escape"],
    shown: ["Esc"],
    what: "Terug, of stoppen met wat bezig is. Daarna verlaat u de tekening met Tab",
  },
  {
    action: "nudge",
    keys: ARROWS,
    shown: ["Pijltjes"],
    what: "Verplaatsen: 1, met Shift 10, met Alt een tiende",
  },
  { action: "rotate-right", keys: ["]"], shown: ["]", "R"], what: "15 graden naar rechts draaien, met Alt 1 graad" },
  { action: "rotate-right", keys: ["r"], ctrl: false, shift: false, shown: [], what: "" },
  {
    action: "rotate-left",
    keys: ["["],
    shown: ["[", "Shift + R"],
    what: "15 graden naar links draaien, met Alt 1 graad",
  },
  { action: "rotate-left", keys: ["r"], ctrl: false, shift: true, shown: [], what: "" },
  { action: "mirror", keys: ["m"], ctrl: false, shift: false, shown: ["M"], what: "Spiegelen, links en rechts" },
  {
    action: "mirror-upright",
    keys: ["m"],
    ctrl: false,
    shift: true,
    shown: ["Shift + M"],
    what: "Spiegelen, voor en achter",
  },
  {
    action: "trim",
    keys: ["b"],
    ctrl: false,
    shift: false,
    shown: ["B"],
    what: "Tekening bijsnijden: het lege papier rondom gaat weg",
  },
  { action: "remove", keys: ["Delete", "Backspace"], shown: ["Delete"], what: "Verwijderen" },
  { action: "select-all", keys: ["a"], ctrl: true, shown: ["Ctrl + A"], what: "Alles kiezen" },
  { action: "copy", keys: ["c"], ctrl: true, shown: ["Ctrl + C"], what: "Kopiëren" },
  { action: "cut", keys: ["x"], ctrl: true, shown: ["Ctrl + X"], what: "Knippen" },
  { action: "paste", keys: ["v"], ctrl: true, shown: ["Ctrl + V"], what: "Plakken" },
  { action: "duplicate", keys: ["d"], ctrl: true, shown: ["Ctrl + D"], what: "Verdubbelen" },
  { action: "undo", keys: ["z"], ctrl: true, shift: false, shown: ["Ctrl + Z"], what: "Ongedaan maken" },
  {
    action: "redo",
    keys: ["y"],
    ctrl: true,
    shown: ["Ctrl + Y", "Ctrl + Shift + Z"],
    what: "Opnieuw doen",
  },
  { action: "redo", keys: ["z"], ctrl: true, shift: true, shown: [], what: "" },
  { action: "zoom-in", keys: ["+", "="], ctrl: false, shown: ["+"], what: "Inzoomen" },
  { action: "zoom-out", keys: ["-"], ctrl: false, shown: ["-"], what: "Uitzoomen" },
  { action: "zoom-all", keys: ["0"], ctrl: false, shown: ["0"], what: "De hele zaal tonen" },
];

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "getModifierState">;

/** Null when the drawing surface does not use the key. */
export function keyActionOf(event: KeyPress): KeyAction | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // AltGr, which types [ and ] on a Belgian keyboard, is reported as Ctrl and Alt on Windows.
  const ctrl = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
  const binding = CANVAS_KEYS.find(
    (one) =>
      one.keys.includes(key) &&
      (one.ctrl ?? false) === ctrl &&
      (one.shift === undefined || one.shift === event.shiftKey),
  );
  return binding?.action ?? null;
}
