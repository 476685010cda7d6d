/**
 * A page that comes alive where it was drawn is there to look at before its scripts are. What a visitor types or presses
 * meanwhile is not lost: it is kept, and done once that part of the page is alive. Links need no help, the browser follows
 * them by itself.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;

interface Kept {
  typed: Set<Field>;
  pressed?: Element | undefined;
  /** Bar and footer answer already; the page between them not yet. */
  frameLives: boolean;
  stop: () => void;
}

let kept: Kept | undefined;

/** Begins to keep what is done. A drawn form is inert until now, as its words would have gone astray. */
export function keepEarlyDeeds(root: HTMLElement): void {
  const drawn = new Set<Element>(root.querySelectorAll("button"));
  const keeping: Kept = {
    typed: new Set(),
    frameLives: false,
    stop: () => {
      root.removeEventListener("input", onInput, { capture: true });
      root.removeEventListener("click", onClick, { capture: true });
      kept = undefined;
    },
  };
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) keeping.typed.add(target);
  };
  // Enter in a field presses the form's button too.
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || !drawn.has(button) || (keeping.frameLives && isInFrame(button))) return;
    event.preventDefault();
    event.stopPropagation();
    keeping.pressed = button;
  };
  root.addEventListener("input", onInput, { capture: true });
  root.addEventListener("click", onClick, { capture: true });
  for (const form of root.querySelectorAll("form")) form.inert = false;
  kept = keeping;
}

/** Bar and footer are alive: does what was pressed there. */
export function redoInFrame(): void {
  if (!kept) return;
  kept.frameLives = true;
  const { pressed } = kept;
  if (!pressed || !isInFrame(pressed)) return;
  kept.pressed = undefined;
  press(pressed);
}

/** All that can is alive: does what was kept, once, and keeps nothing more. */
export function redoEarlyDeeds(): void {
  if (!kept) return;
  const { typed, pressed, stop } = kept;
  stop();
  // All read first: what React hears of one field makes it put the others back.
  const words = [...typed].map((field) => [field, field.value] as const);
  for (const [field, value] of words) retype(field, value);
  if (pressed) press(pressed);
}

/** The scripts do not come: keeps nothing more, and lets nobody type what would be lost. */
export function giveUpEarlyDeeds(): void {
  kept?.stop();
  for (const form of document.forms) form.inert = true;
}

function isInFrame(button: Element): boolean {
  return button.closest("main") === null;
}

function press(button: Element): void {
  if (button instanceof HTMLElement && button.isConnected) button.click();
}

/** React does not hear of words that stood there when it came: they go and come back, before anybody sees it. */
function retype(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const { selectionStart, selectionEnd } = field;
  for (const words of ["", value]) {
    Reflect.set(prototype, "value", words, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  // Null where a field has no caret to speak of, as one for e-mail.
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
}
