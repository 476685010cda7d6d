/** The pattern of LIKE for texts that contain this one: what would be a wildcard is taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
