/**
 * A drawn page is there to look at before its scripts are. What a visitor types or presses meanwhile is not lost: it is kept,
 * and done once the page is alive. Links need no help, the browser follows them by itself.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;

let redo: (() => void) | undefined;

/** Begins to keep what is done. A form that was drawn is inert until now, as its words would have gone astray. */
export function keepEarlyDeeds(root: HTMLElement): void {
  const drawnButtons = new Set<Element>(root.querySelectorAll("button"));
  const typed = new Set<Field>();
  let pressed: HTMLElement | undefined;
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target);
  };
  // Enter in a field presses the form's button too.
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || !drawnButtons.has(button)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  root.addEventListener("input", onInput, { capture: true });
  root.addEventListener("click", onClick, { capture: true });
  for (const form of root.querySelectorAll<HTMLElement>("form[inert]")) form.inert = false;

  redo = () => {
    root.removeEventListener("input", onInput, { capture: true });
    root.removeEventListener("click", onClick, { capture: true });
    // All read first: what React hears of one field makes it put the others back.
    const words = [...typed].map((field) => [field, field.value] as const);
    for (const [field, value] of words) retype(root, field, value);
    if (pressed?.isConnected) pressed.click();
  };
}

/** The page is alive: does what was kept, once, and keeps nothing more. */
export function redoEarlyDeeds(): void {
  redo?.();
  redo = undefined;
}

/** Types it again where it was typed, or in what took its place when the page was drawn anew. */
function retype(root: HTMLElement, typed: Field, value: string): void {
  const field = typed.isConnected ? typed : root.querySelector<Field>(`[name="${CSS.escape(typed.name)}"]`);
  if (!field) return;
  // React does not hear of words that stood there when it came: they go and come back, before anybody sees it.
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  for (const words of ["", value]) {
    Reflect.set(prototype, "value", words, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
