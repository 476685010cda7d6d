import { RichText } from "#ui/rich-text.tsx";
import { ShownImage } from "#ui/shown-image.tsx";
import { Part } from "./part.tsx";

/** A picture that nobody uploaded: shows how its alternative text looks. */
const picture = {
  id: 1,
  width: 640,
  height: 360,
  sizes: [320, 640],
  alt: "Twee spelers aan een tafel",
  focus: { x: 0.5, y: 0.5 },
};

export function ContentParts() {
  return (
    <Part title="Texts and pictures of the society">
      <RichText html="<h2>Kop</h2><p>Een <strong>vette</strong> zin met een <a href='/contact'>link</a>.</p><ul><li>Een punt</li></ul>" />
      <ShownImage picture={picture} sizes="20rem" className="max-w-80 rounded-lg" />
    </Part>
  );
}
