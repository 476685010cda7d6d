import { POSTER_MOTIFS, type PosterMotif, seedOf } from "@podium/shared/site/poster-motifs";
import type { ReactNode } from "react";
import { SHARE_PICTURE } from "@podium/shared/site/paths";
import { classNames } from "#ui/class-names.ts";
import { motifs } from "./motifs.tsx";

/** The colour schemes of tokens.css (`.poster-…`). */
export const palettes = ["velvet", "paper", "night", "brass", "ink", "moss", "dusk", "plum"] as const;
type Palette = (typeof palettes)[number];

const grounds = ["rays", "sun", "stripes", "arches", "curtain"] as const;
type GroundKind = (typeof grounds)[number];

export interface PosterSubject {
  title: string;
  year: number | null;
  /** By default the title decides the motif. */
  motif?: PosterMotif | undefined;
  palette?: Palette | undefined;
}

/** Returns the motif, palette and ground of a poster: the same at every visit. */
export function lookOf({ title, year, motif, palette }: PosterSubject) {
  const seed = seedOf(`${title} ${year ?? ""}`);
  return {
    motif: motif ?? pick(POSTER_MOTIFS, seed, "motif"),
    palette: palette ?? pick(palettes, seed, "palette"),
    ground: pick(grounds, seed, "ground"),
  };
}

/** `salt` makes picks from the same seed independent of each other. */
function pick<T>(choices: readonly [T, ...T[]], seed: number, salt: string): T {
  return choices[seedOf(`${salt}${seed}`) % choices.length] ?? choices[0];
}

interface PosterProps extends PosterSubject {
  caption: string;
  className?: string | undefined;
}

/** A poster generated from title and year. Decorative: the same text stands beside it. */
export function Poster({ caption, className, ...subject }: PosterProps) {
  const { title, year } = subject;
  const { motif, palette, ground } = lookOf(subject);
  const { lines, fontSize } = fitTitle(title, { width: 252, height: 118, largest: 44 });
  const top = 372 - (lines.length - 1) * fontSize * 1.06;
  return (
    <svg
      viewBox="0 0 300 420"
      aria-hidden
      className={classNames("block h-auto w-full overflow-hidden rounded-md", `poster-${palette}`, className)}
    >
      {/* The ground reaches beyond the poster's edge: shapes with a common edge let the background shine through. */}
      <rect x="-4" y="-4" width="308" height="428" fill="var(--poster-ground)" />
      <PosterGround kind={ground} />
      <g transform="translate(65 62) scale(1.7)">{motifs[motif]}</g>
      <path d="M-4 424V263L0 262Q150 236 300 262L304 263V424Z" fill="var(--poster-ground)" />
      <path d="M-4 263 0 262Q150 236 300 262L304 263" fill="none" stroke="var(--poster-light)" strokeWidth="2" />
      <text
        x="24"
        y="42"
        fontSize="19"
        fontWeight="650"
        letterSpacing="3"
        fill="var(--poster-ink)"
        className="font-display"
      >
        {year}
      </text>
      <text fontSize={fontSize} fontWeight="680" fill="var(--poster-ink)" className="font-display">
        {lines.map((words, index) => {
          const y = top + index * fontSize * 1.06;
          return (
            <tspan key={y} x="24" y={y}>
              {words}
            </tspan>
          );
        })}
      </text>
      <text
        x="24"
        y="400"
        fontSize="12.5"
        fontWeight="600"
        letterSpacing="0.4"
        fill="var(--poster-ink)"
        opacity="0.9"
        className="font-sans"
      >
        {caption}
      </text>
      <rect
        x="9"
        y="9"
        width="282"
        height="402"
        rx="3"
        fill="none"
        stroke="var(--poster-ink)"
        strokeOpacity="0.35"
        strokeWidth="1.2"
      />
    </svg>
  );
}

const second = "var(--poster-second)";

function PosterGround({ kind }: { kind: GroundKind }): ReactNode {
  if (kind === "rays") {
    const turns = Array.from({ length: 12 }, (_, index) => index * 30);
    return (
      <g fill={second}>
        {turns.map((turn) => (
          <path key={turn} d="M150 148 130 -260h40Z" transform={`rotate(${turn} 150 148)`} />
        ))}
      </g>
    );
  }
  if (kind === "sun") return <circle cx="150" cy="148" r="118" fill={second} />;
  if (kind === "stripes") {
    return (
      <g fill={second}>
        {[0, 60, 120, 180, 240].map((x) => (
          <rect key={x} x={x} width="30" height="420" />
        ))}
      </g>
    );
  }
  if (kind === "arches") {
    return (
      <g fill="none" stroke={second} strokeWidth="16">
        {[56, 92, 128, 164].map((radius) => (
          <path key={radius} d={`M${150 - radius} 300V148a${radius} ${radius} 0 0 1 ${radius * 2} 0V300`} />
        ))}
      </g>
    );
  }
  return (
    <g fill={second}>
      <path d="M0 0H92C88 110 54 190 0 226Z" />
      <path d="M300 0H208c4 110 38 190 92 226Z" />
      <path d="M0 0H300V26Q275 46 250 26 225 46 200 26 175 46 150 26 125 46 100 26 75 46 50 26 25 46 0 26Z" />
    </g>
  );
}

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

interface FittedTitle {
  lines: string[];
  /** Size of the type, in units of the poster. */
  fontSize: number;
}

/** Mean letter width of the display type, as a fraction of its size. */
const LETTER_WIDTH = 0.59;

/** Breaks a title into the lines that allow the largest type; `room` in units of the poster. */
export function fitTitle(title: string, room: { width: number; height: number; largest: number }): FittedTitle {
  const words = title.trim().split(/\s+/);
  let best: FittedTitle = { lines: [title], fontSize: 0 };
  for (let count = 1; count <= Math.min(words.length, 5); count += 1) {
    const lines = breakEvenly(words, count);
    const longest = Math.max(...lines.map((line) => line.length));
    const fontSize = Math.min(room.largest, room.width / (longest * LETTER_WIDTH), room.height / (lines.length * 1.12));
    if (fontSize > best.fontSize) best = { lines, fontSize };
  }
  return { lines: best.lines, fontSize: Math.round(best.fontSize * 10) / 10 };
}

function breakEvenly(words: readonly string[], count: number): string[] {
  const total = words.join(" ").length;
  for (let limit = Math.ceil(total / count); limit <= total; limit += 1) {
    const lines = fill(words, limit);
    if (lines.length <= count) return lines;
  }
  return [words.join(" ")];
}

function fill(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
