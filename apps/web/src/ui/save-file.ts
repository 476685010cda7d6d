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
