import type { PosterMotif } from "@podium/shared/site/poster-motifs";
import type { ReactNode } from "react";

/** The poster's palette: shape (`S`), light on the shape (`L`), and ground that shows through (`G`). */
const S = "var(--poster-shape)";
const L = "var(--poster-light)";
const G = "var(--poster-ground)";

function line(stroke: string, strokeWidth = 4) {
  return { fill: "none", stroke, strokeWidth, strokeLinecap: "round", strokeLinejoin: "round" } as const;
}

/** Drawings of the motifs, each within 100 by 100. */
export const motifs = {
  masks: (
    <>
      <path d="M58 30c12 5 24 5 36-1 3 24-3 46-20 55-10-4-17-13-20-24Z" fill={L} />
      <path d="M65 50q5-4 9 0M82 48q4-4 8-1M70 72q8-8 15-3" {...line(G)} />
      <path d="M6 14c17 7 35 7 52-1 3 33-3 57-26 69C9 70 2 46 6 14Z" fill={S} />
      <path d="M16 37q6-7 12 0M38 37q6-7 11-1" {...line(G)} />
      <path d="M18 53c9 7 20 7 29 0-2 13-8 19-14 19s-13-6-15-19Z" fill={G} />
    </>
  ),
  spotlight: (
    <>
      <path d="M50 22 92 88H8Z" fill={L} opacity="0.85" />
      <ellipse cx="50" cy="88" rx="42" ry="8" fill={S} />
      <path d="m36 4 28 0 6 20H30Z" fill={S} />
      <path d="M44 84c0-14 2-22 6-22s6 8 6 22Z" fill={G} />
      <circle cx="50" cy="54" r="6" fill={G} />
    </>
  ),
  key: (
    <>
      <circle cx="34" cy="30" r="22" fill={S} />
      <circle cx="34" cy="30" r="10" fill={G} />
      <path d="m46 44 40 40M66 64l10-9M76 74l10-9" {...line(S, 9)} />
      <path d="M20 22q4-8 12-9" {...line(L)} />
    </>
  ),
  telephone: (
    <>
      <path d="M14 86c0-26 10-42 36-42s36 16 36 42Z" fill={S} />
      <path d="M10 38c-6-26 86-26 80 0l-3 6-17-3-2-9c-12-4-24-4-36 0l-2 9-17 3Z" fill={S} />
      <circle cx="50" cy="66" r="15" fill={L} />
      <circle cx="50" cy="66" r="5" fill={S} />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cx="50" cy="56" r="2.2" fill={G} transform={`rotate(${turn} 50 66)`} />
      ))}
    </>
  ),
  candle: (
    <>
      <circle cx="50" cy="24" r="22" fill={L} opacity="0.25" />
      <path d="M50 4c10 12 12 18 12 24a12 12 0 0 1-24 0c0-6 2-12 12-24Z" fill={L} />
      <path d="M40 46h20v38H40Z" fill={S} />
      <path d="M40 46c4 10 6 2 8 8s4 2 5-3 4 2 7-5" fill={L} />
      <path d="M20 84h60l-8 10H28Z" fill={S} />
      <path d="M50 34v12" {...line(G, 3)} />
    </>
  ),
  glass: (
    <>
      <path d="M22 10h56L58 54v28h14v6H28v-6h14V54Z" fill={S} />
      <path d="M31 20h38L55 50H45Z" fill={L} />
      <circle cx="48" cy="38" r="3" fill={S} />
      <circle cx="56" cy="30" r="2.4" fill={S} />
      <path d="M84 8v14M77 15h14M14 30v10M9 35h10" {...line(L, 3)} />
    </>
  ),
  moon: (
    <>
      <path d="M62 6a42 42 0 1 0 30 66A36 36 0 0 1 62 6Z" fill={L} />
      <path
        d="m82 18 2.5 6.5L91 27l-6.5 2.5L82 36l-2.5-6.5L73 27l6.5-2.5ZM62 44l1.8 4.2L68 50l-4.2 1.8L62 56l-1.8-4.2L56 50l4.2-1.8Z"
        fill={S}
      />
      <path d="M2 92c18-14 32-14 48-4s34 8 48-2v12H2Z" fill={S} />
    </>
  ),
  umbrella: (
    <>
      <path d="M6 52a44 42 0 0 1 88 0c-7-7-15-7-22 0-7-7-15-7-22 0-7-7-15-7-22 0-7-7-15-7-22 0Z" fill={S} />
      <path d="M50 10c-14 10-21 24-22 42 7-7 15-7 22 0Z" fill={L} opacity="0.8" />
      <path d="M50 4v78c0 12-16 12-16 1" {...line(S, 5)} />
      <path d="M12 70l-4 10M84 68l-4 10M70 80l-4 10M22 86l-3 8" {...line(L, 3)} />
    </>
  ),
  chair: (
    <>
      <path d="M26 8h48v44H26Z" fill={S} />
      <path d="M34 16h32v28H34Z" fill={L} />
      <path d="M20 52h60v12H20Z" fill={S} />
      <path d="M26 64v30M74 64v30M28 80h44" {...line(S, 6)} />
    </>
  ),
  house: (
    <>
      <path d="M50 6 94 42H6Z" fill={S} />
      <path d="M16 42h68v50H16Z" fill={S} />
      <path d="M42 62h16v30H42Z" fill={G} />
      <path d="M24 50h12v14H24ZM64 50h12v14H64Z" fill={L} />
      <path d="M70 10h10v18l-10-8Z" fill={S} />
      <path d="M75 4q6-6 0-10" {...line(L, 3)} />
    </>
  ),
  clock: (
    <>
      <circle cx="50" cy="50" r="44" fill={S} />
      <circle cx="50" cy="50" r="35" fill={L} />
      {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => (
        <path key={turn} d="M50 19v6" {...line(S, turn % 90 === 0 ? 4 : 2)} transform={`rotate(${turn} 50 50)`} />
      ))}
      <path d="M50 50 34 34M50 50V28" {...line(G, 5)} />
      <circle cx="50" cy="50" r="5" fill={G} />
    </>
  ),
  letter: (
    <>
      <path d="M6 24h88v58H6Z" fill={S} />
      <path d="m6 24 44 34 44-34" {...line(G)} />
      <path d="m6 82 32-32M94 82 62 50" {...line(G, 3)} />
      <circle cx="50" cy="60" r="11" fill={L} />
      <path d="M50 66c-7-5-7-11-3-11 2 0 3 2 3 3 0-1 1-3 3-3 4 0 4 6-3 11Z" fill={S} />
    </>
  ),
  tent: (
    <>
      <path d="M50 14 96 50H4Z" fill={S} />
      <path d="M50 14 62 50H38ZM50 14l34 36H72Z" fill={L} />
      <path d="M50 14 16 50h12Z" fill={L} />
      <path d="M8 50h84l-6 42H14Z" fill={S} />
      <path d="M50 52 66 92H34Z" fill={G} />
      <path d="M50 14V2l14 4-14 5" fill={L} stroke={L} strokeWidth="2" />
    </>
  ),
  tree: (
    <>
      <path d="M46 94c2-14 1-24-2-36l12 0c-2 12-2 22 2 36Z" fill={S} />
      <circle cx="50" cy="30" r="26" fill={S} />
      <circle cx="26" cy="44" r="20" fill={S} />
      <circle cx="74" cy="44" r="20" fill={S} />
      {["34 24", "58 16", "70 34", "22 42", "46 42", "80 50", "60 54"].map((at) => {
        const [cx, cy] = at.split(" ");
        return <circle key={at} cx={cx} cy={cy} r="4.5" fill={L} />;
      })}
      <path d="M10 94h80" {...line(S, 5)} />
    </>
  ),
  door: (
    <>
      <path d="M22 4h56v88H22Z" fill={S} />
      <path d="M30 12h40v80H30Z" fill={L} />
      <path d="M30 12 56 22v78L30 92Z" fill={S} />
      <circle cx="50" cy="60" r="3.4" fill={L} />
      <path d="M70 92 92 98H56Z" fill={L} opacity="0.5" />
    </>
  ),
  bottle: (
    <>
      <path d="M40 6h20v16c0 8 12 12 12 28v36c0 5-3 8-8 8H36c-5 0-8-3-8-8V50c0-16 12-20 12-28Z" fill={S} />
      <path d="M34 54c0-8 4-10 8-16h16c4 6 8 8 8 16v30c0 2-1 4-4 4H38c-3 0-4-2-4-4Z" fill={L} />
      <path d="M40 6h20v9H40Z" fill={L} />
    </>
  ),
  hat: (
    <>
      <path d="M28 14c14 5 30 5 44 0l4 54H24Z" fill={S} />
      <path d="M25 52c16 5 34 5 50 0l1.5 16c-18 5-35 5-53 0Z" fill={L} />
      <path d="M2 66c30 12 66 12 96 0 2 12-18 22-48 22S0 78 2 66Z" fill={S} />
    </>
  ),
  train: (
    <>
      <path d="M24 10h52c6 0 9 4 9 9v48c0 8-5 13-13 13H28c-8 0-13-5-13-13V19c0-5 3-9 9-9Z" fill={S} />
      <path d="M24 20h22v24H24ZM54 20h22v24H54Z" fill={L} />
      <circle cx="30" cy="62" r="6" fill={L} />
      <circle cx="70" cy="62" r="6" fill={L} />
      <path d="M34 80 20 98M66 80l14 18M28 90h44" {...line(S, 5)} />
    </>
  ),
  ghost: (
    <>
      <path d="M18 92V44a32 36 0 0 1 64 0v48l-11-9-10 9-11-9-11 9-10-9Z" fill={L} />
      <ellipse cx="40" cy="44" rx="5" ry="8" fill={G} />
      <ellipse cx="62" cy="44" rx="5" ry="8" fill={G} />
      <ellipse cx="51" cy="64" rx="6" ry="8" fill={G} />
    </>
  ),
} as const satisfies Record<PosterMotif, ReactNode>;
