import { useFilledText } from "./use-filled-text.ts";

/** Paragraphs of a content file, with the society's facts filled in. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  const fill = useFilledText();
  return texts.map((text) => (
    <p key={text} className="mt-3 text-lg">
      {fill(text)}
    </p>
  ));
}
