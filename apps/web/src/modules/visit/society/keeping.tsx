import { retention } from "#messages/nl/society.tsx";

/** How long each kind of data is stored, as the server's daily job applies it. */
export function Keeping() {
  return (
    <ul>
      {Object.entries(retention()).map(([kept, sentence]) => (
        <li key={kept}>{sentence}</li>
      ))}
    </ul>
  );
}
