/** Draws on the server the picture for sharing the page of a play (decisions, 070). */
import type { Play } from "@podium/shared/contracts/plays";
import { renderToStaticMarkup } from "react-dom/server";
import { posterOf } from "#entities/plays/play-image.tsx";
import { lookOf, WidePoster } from "#ui/poster/poster.tsx";
import tokens from "./tokens.css?raw";

/** Reads a colour from the style sheet. @throws Error when the palette or the colour is missing */
function colourOf(palette: string, name: string): string {
  const block = new RegExp(`\\.poster-${palette} \\{([^}]*)\\}`).exec(tokens)?.[1] ?? "";
  const colour = new RegExp(`--poster-${name}: (#[0-9a-f]+);`).exec(block)?.[1];
  if (colour === undefined) throw new Error(`tokens.css has no ${name} of the poster's palette ${palette}.`);
  return colour;
}

export function drawSharePicture(play: Play): string {
  const subject = posterOf(play);
  const { palette } = lookOf(subject);
  return renderToStaticMarkup(<WidePoster {...subject} />).replaceAll(/var\(--poster-(\w+)\)/g, (_, name: string) =>
    colourOf(palette, name),
  );
}
