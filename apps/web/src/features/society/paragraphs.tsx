import { useFilledText } from "./use-filled-text.ts";

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  const fill = useFilledText();
  return texts.map((text) => (
    <p key={text} className="mt-3 text-lg">
      {fill(text)}
    </p>
  ));
}
