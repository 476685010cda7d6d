import userEvent from "@testing-library/user-event";

/** Replaces the text of a field in one step: typing would redraw the screen for every letter. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
