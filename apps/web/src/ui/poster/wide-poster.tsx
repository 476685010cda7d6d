import { SHARE_PICTURE } from "@podium/shared/share-picture";
import { motifs } from "./motifs.tsx";
import { PosterGround } from "./poster-ground.tsx";
import { type GroundKind, lookOf, type PosterSubject } from "./poster-choice.ts";

/** Around the middle of the poster's ground, (150, 148). */
const HEIGHT = (300 * SHARE_PICTURE.height) / SHARE_PICTURE.width;
const TOP = 148 - HEIGHT / 2;

const smaller = "translate(150 148) scale(0.62) translate(-150 -148)";
/** Transforms that make tall grounds less high here; the others go on beyond the edges. */
const PLACED: Partial<Record<GroundKind, string>> = {
  sun: smaller,
  arches: smaller,
  curtain: `translate(0 ${TOP}) scale(1 0.53)`,
};

/** The drawn poster as it shares a page: without a word, for where there are no fonts. In the palette's properties. */
export function WidePoster(subject: PosterSubject) {
  const { motif, ground } = lookOf(subject);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...SHARE_PICTURE} viewBox={`0 ${TOP} 300 ${HEIGHT}`}>
      <rect y={TOP} width="300" height={HEIGHT} fill="var(--poster-ground)" />
      <g transform={PLACED[ground]}>
        <PosterGround kind={ground} />
      </g>
      <g transform="translate(97.5 95.5) scale(1.05)">{motifs[motif]}</g>
      <rect
        x="4"
        y={TOP + 4}
        width="292"
        height={HEIGHT - 8}
        rx="2"
        fill="none"
        stroke="var(--poster-ink)"
        strokeOpacity="0.35"
        strokeWidth="0.7"
      />
    </svg>
  );
}
