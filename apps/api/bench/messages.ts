/** What the bench and its server process say to each other. */
export interface BenchData {
  tokens: string[];
  shows: number[];
  bareShows: number[];
}

export type BenchOrder =
  | { kind: "data"; people: number; shows: number; bareShows: number }
  | { kind: "bare-message"; seats: unknown };

export type BenchAnswer =
  | { kind: "ready"; url: string; bareUrl: string; bareSocketsUrl: string }
  | { kind: "data"; data: BenchData };
