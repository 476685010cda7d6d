/** Focuses a field by its path, or the nearest part of the form around it. */
export function goToField(path: string): void {
  for (let name = path; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
    const field = document.getElementById(name) ?? document.getElementById(`${name}.nl`);
    if (!field) continue;
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
    return;
  }
}
