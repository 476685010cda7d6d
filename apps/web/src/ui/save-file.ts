/** @returns the file, for `SavedFile`: browsers inside apps silently drop downloads */
export function saveFile(name: string, content: Blob): File {
  const file = new File([content], name, { type: content.type });
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return file;
}

export function canShare(file: File): boolean {
  try {
    return navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

/** Hands a file to an app of this device. @returns false when that fails; true also when the visitor closes the list */
export async function shareFile(file: File): Promise<boolean> {
  if (!canShare(file)) return false;
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
