import { POSTER_MOTIFS } from "@podium/shared/site/poster-motifs";
import { SHARE_PICTURE } from "@podium/shared/site/paths";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testPlay } from "#test/test-play.ts";
import { palettes } from "#ui/poster/poster.tsx";
import { motifs } from "#ui/poster/motifs.tsx";
import { drawSharePicture } from "./share-picture.tsx";

it("the drawn poster that shares a page needs no style sheet, script or font, in any palette and with any motif", () => {
  for (const [id, motif] of POSTER_MOTIFS.entries()) {
    const svg = drawSharePicture(testPlay({ id, title: `Stuk ${id}`, motif }));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630" viewBox="/);
    expect(svg).not.toMatch(/var\(|class=|style=|<script|<text|href/);
  }
  expect(POSTER_MOTIFS.length).toBeGreaterThan(palettes.length);
  expect(SHARE_PICTURE).toEqual({ width: 1200, height: 630 });
});

it("shows the play's own motif in the colours of its poster", () => {
  const [key, tent] = (["key", "tent"] as const).map((motif) => drawSharePicture(testPlay({ id: 0, motif })));
  expect(key).not.toBe(tent);
  const plain = renderToStaticMarkup(<svg>{motifs.key}</svg>);
  const paths = [...plain.matchAll(/ d="[^"]+"/g)].map(([path]) => path);
  for (const path of paths) expect(key).toContain(path);
  // The picture has the colours of `.poster-velvet`: its background and its shape.
  expect(key).toContain('fill="#6f1021"');
  expect(key).toContain('fill="#f4d9a0"');
});
