/**
 * Copies text. The clipboard of the browser exists on https and localhost only; elsewhere the old way is tried.
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Within an open dialog the focus is trapped: the field must stand inside of it.
  (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(field);
  const focused = document.activeElement;
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
