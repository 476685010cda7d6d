import { keeping } from "#messages/nl/keeping.ts";

/** How long what is kept, as the server's daily job does it. */
export function Keeping() {
  return (
    <ul>
      {Object.entries(keeping()).map(([kept, sentence]) => (
        <li key={kept}>{sentence}</li>
      ))}
    </ul>
  );
}
