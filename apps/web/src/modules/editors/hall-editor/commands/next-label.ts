/** Returns the next free label: 'Rij 5' after 'Rij 2' when 3 and 4 are in use, 'Loge 2' after 'Loge'. */
export function nextFreeLabel(label: string, taken: ReadonlySet<string>): string {
  let free = nextInLine(label);
  while (taken.has(free)) free = nextInLine(free);
  return free;
}

/** 8 after 7, G after F, AA after Z, 'Rij 3' after 'Rij 2', 'Loge 2' after 'Loge'. */
function nextInLine(label: string): string {
  const numbered = /^(.*?)(\d{1,9})$/.exec(label);
  if (numbered) return `${numbered[1]}${Number(numbered[2]) + 1}`;
  const lettered = /^(.* )?([A-Z]{1,2})$/.exec(label);
  if (lettered) return `${lettered[1] ?? ""}${nextLetters(lettered[2] ?? "")}`;
  return `${label} 2`.trim();
}

function nextLetters(letters: string): string {
  const start = letters.slice(0, -1);
  if (!letters.endsWith("Z")) return start + String.fromCharCode(letters.charCodeAt(letters.length - 1) + 1);
  return `${start === "" ? "A" : nextLetters(start)}A`;
}
