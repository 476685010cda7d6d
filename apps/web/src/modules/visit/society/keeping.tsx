import { keeping } from "#messages/nl/keeping.ts";

/** How long each kind of data is stored, as the server's daily job applies it. */
export function Keeping() {
  return (
    <ul>
      {Object.entries(keeping()).map(([kept, sentence]) => (
        <li key={kept}>{sentence}</li>
      ))}
    </ul>
  );
}
