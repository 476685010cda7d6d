import { SHARE_PICTURE } from "@podium/shared/site/paths";
import { motifs } from "./motifs.tsx";
import { PosterGround } from "./poster-ground.tsx";
import { type GroundKind, lookOf, type PosterSubject } from "./poster-choice.ts";

/** Part of the poster that is drawn, around the middle of its ground, (150, 148). */
const HEIGHT = (300 * SHARE_PICTURE.height) / SHARE_PICTURE.width;
const TOP = 148 - HEIGHT / 2;

const smaller = "translate(150 148) scale(0.62) translate(-150 -148)";
/** Transforms that make tall grounds lower; other grounds simply continue beyond the edges. */
const PLACED: Partial<Record<GroundKind, string>> = {
  sun: smaller,
  arches: smaller,
  curtain: `translate(0 ${TOP}) scale(1 0.53)`,
};

/** The drawn poster as a share picture, in the palette's custom properties; without words, as fonts may be missing. */
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
