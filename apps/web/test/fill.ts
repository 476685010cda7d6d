import userEvent from "@testing-library/user-event";

/** Puts a text in a field in one step, in place of what it had: typing draws the screen anew for every letter. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
