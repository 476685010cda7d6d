import type { ShownPicture } from "@podium/shared/contracts/pictures";
import type { PlayShow as Evening, ManagedPlay, Play, PlayContent, PlayDraft } from "@podium/shared/contracts/plays";

export function testPicture(more: Partial<ShownPicture> = {}): ShownPicture {
  return {
    id: 7,
    width: 1600,
    height: 1200,
    sizes: [320, 640, 1280, 1600],
    alt: "Twee spelers aan een tafel",
    focus: { x: 0.25, y: 0.5 },
    ...more,
  };
}

export function testPlayShow(more: Partial<Evening> = {}): Evening {
  return {
    showId: 1,
    dateTime: "2098-03-14T19:00:00.000Z",
    priceFrom: 8,
    salesOpenAt: null,
    salesCloseAt: "2098-03-14T19:00:00.000Z",
    cancelled: false,
    ...more,
  };
}

/** A play as visitors get it, with only its title filled in. */
export function testPlay(more: Partial<Play> = {}): Play {
  return {
    id: 3,
    slug: "de-vrek",
    title: "De vrek",
    genre: "",
    about: "",
    director: "",
    leads: [],
    year: null,
    phase: "COMING",
    poster: null,
    motif: null,
    author: "",
    cast: [],
    synopsis: "",
    durationMinutes: null,
    hasInterval: false,
    minAge: null,
    spokenLanguage: "",
    photos: [],
    quotes: [],
    evenings: [],
    ...more,
  };
}

/** A play as its editors get it, with only its title filled in. */
export function testPlayContent(more: Partial<PlayContent> = {}): PlayContent {
  return {
    title: { nl: "De vrek" },
    author: "",
    director: "",
    cast: [],
    genre: { nl: "" },
    about: { nl: "" },
    synopsis: { nl: "" },
    durationMinutes: null,
    hasInterval: false,
    minAge: null,
    spokenLanguage: { nl: "" },
    year: null,
    poster: null,
    motif: null,
    photos: [],
    quotes: [],
    ...more,
  };
}

/** A published play without unpublished changes. */
export function testManagedPlay(more: Partial<ManagedPlay> = {}): ManagedPlay {
  return {
    id: 3,
    slug: "de-vrek",
    title: "De vrek",
    shows: 2,
    revision: 4,
    changedAt: "2026-11-20T19:00:00.000Z",
    changedBy: "An Peeters",
    publishedAt: "2026-11-20T19:05:00.000Z",
    publishedBy: "An Peeters",
    hasChanges: false,
    toReview: { fr: 0, en: 0 },
    ...more,
  };
}

export function testPlayDraft(more: Partial<PlayDraft> = {}): PlayDraft {
  return { ...testManagedPlay(), content: testPlayContent(), ...more };
}
