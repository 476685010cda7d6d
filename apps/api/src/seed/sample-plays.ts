import { from2000To2011 } from "./sample-plays/from-2000-to-2011.ts";
import type { SamplePlay } from "./sample-plays/sample-play.ts";
import { since2012 } from "./sample-plays/since-2012.ts";

/** Sample content: the plays of the sample society since 2000, newest first. */
export const samplePlays: readonly SamplePlay[] = [...since2012, ...from2000To2011];
