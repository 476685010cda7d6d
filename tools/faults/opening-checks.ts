import { createHash, createHmac } from "node:crypto";
import type { WaitingRoomDraw } from "@podium/shared/contracts/waiting-room";
import { type Call, clockOf, type SeenPlace } from "./history.ts";
import type { EntrantEntry } from "./entrants-record.ts";
import type { Recorder, SeatEntry } from "./recorder.ts";
import { LONGEST_COMMIT_MS, SLACK_MS } from "./response-checks.ts";
import { isOfArea, PLACES } from "./standing-hall.ts";

type Asking = Call & { place: SeenPlace };

/** A sale that opened, as it was recorded and as its visitors saw it. */
export interface Opened {
  showId: number;
  opensAt: number;
  /** Entries of the show, in commit order. */
  entrants: readonly EntrantEntry[];
  draw: WaitingRoomDraw;
  longestCommitMs?: number | undefined;
}

const nameOf = ({ userId, rank, at }: EntrantEntry): string =>
  `account ${userId}${rank === null ? "" : `, rank ${rank}`} (${clockOf(at)})`;

const byPlace = (entrants: readonly EntrantEntry[]): EntrantEntry[][] => [
  ...Map.groupBy(entrants, ({ id }) => id).values(),
];

const isLetIn = (before: EntrantEntry | undefined, after: EntrantEntry): boolean =>
  after.letInAt !== null && before?.letInAt !== after.letInAt;

/** Checks that nobody is let in before somebody with a lower rank who waits, or before the draw. */
function checkOvertaken({ entrants }: Opened): string[] {
  const places = new Map<number, EntrantEntry>();
  return [...Map.groupBy(entrants, ({ tx }) => tx).values()].flatMap((changes) => {
    const letIn = changes.filter((after) => !after.gone && isLetIn(places.get(after.id), after));
    for (const after of changes) {
      if (after.gone) places.delete(after.id);
      else places.set(after.id, after);
    }
    const [last] = letIn.toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
    if (!last) return [];
    if (last.rank === null) return [`${nameOf(last)} was let in before the draw`];
    const lastRank = last.rank;
    return [...places.values()]
      .filter(({ rank, letInAt }) => letInAt === null && (rank === null || rank < lastRank))
      .map((overtaken) => `${nameOf(overtaken)} was overtaken by ${nameOf(last)}`);
  });
}

/** Checks that a rank is new and at the end, and stays until the turn is over; and that a place is let in once. */
function checkRanks({ entrants }: Opened): string[] {
  const places = new Map<number, EntrantEntry>();
  const wrong: string[] = [];
  let lastRank = 0;
  for (const changes of Map.groupBy(entrants, ({ tx }) => tx).values()) {
    const lastBefore = lastRank;
    for (const after of changes) {
      const before = places.get(after.id);
      places.set(after.id, after);
      const isOver = before?.turnUntil !== null && before !== undefined && before.turnUntil <= after.at + SLACK_MS;
      if (before?.letInAt !== undefined && before.letInAt !== null && before.letInAt !== after.letInAt && !isOver)
        wrong.push(`${nameOf(after)} ${after.letInAt === null ? "lost a turn" : "was let in twice"}`);
      if (after.rank === null || after.rank === before?.rank) continue;
      if (before && before.rank !== null && !isOver) wrong.push(`${nameOf(after)} had rank ${before.rank} before`);
      if (after.rank <= lastBefore) wrong.push(`${nameOf(after)} arrived, and ranks up to ${lastBefore} were given`);
      lastRank = Math.max(lastRank, after.rank);
    }
    const given = [...places.values()].flatMap(({ rank, gone }) => (rank === null || gone ? [] : [rank]));
    if (new Set(given).size < given.length)
      wrong.push(`two places have the same rank (${clockOf(changes[0]?.at ?? 0)})`);
  }
  return wrong;
}

/** Checks that each account has one place, which every response to it shows. */
function checkPlaces(
  { showId, entrants, longestCommitMs = LONGEST_COMMIT_MS }: Opened,
  calls: readonly Call[],
): string[] {
  const entered = calls.filter(
    ({ asked, status }) => asked.kind === "enter" && asked.showId === showId && status === 200,
  );
  const lives = new Map(byPlace(entrants).map((life) => [life[0]?.entry, life]));
  const twice = [...Map.groupBy(lives.values(), ([first]) => first?.userId)]
    .filter(([, all]) => all.filter((life) => !life.at(-1)?.gone).length > 1)
    .map(([userId, { length }]) => `account ${userId} has ${length} places`);
  const untrue = entered.flatMap(({ userId, place, began, ended }) => {
    const who = `account ${userId} (${clockOf(ended)})`;
    if (!place) return [`${who} entered and got no place`];
    const life = lives.get(place.entry);
    if (life?.[0]?.userId !== userId) return [`${who} was shown place ${place.entry}, which is not theirs`];
    if (place.rank !== null && !life.some(({ rank }) => rank === place.rank))
      return [`${who} was shown rank ${place.rank}, which the place never had`];
    if (!place.isOn) return [`${who} was told that nobody has to wait`];
    const turns = life.filter((after, index) => isLetIn(life[index - 1], after));
    const isUnasked = !turns.some(({ at }) => at <= ended + SLACK_MS);
    if (place.state === "in" && isUnasked) return [`${who} was told to be in, and was not let in`];
    const long = turns.find(
      (turn) => turn.committedAt + longestCommitMs < began && lastTurnUntil(life, turn) > ended + SLACK_MS,
    );
    return place.state !== "in" && long
      ? [`${who} was told to be ${place.state}, and is in since ${nameOf(long)}`]
      : [];
  });
  return [...twice, ...untrue];
}

/** The end of a turn, which the first seat moves. */
function lastTurnUntil(life: readonly EntrantEntry[], turn: EntrantEntry): number {
  const until = life.findLast(({ letInAt }) => letInAt === turn.letInAt)?.turnUntil;
  return until ?? 0;
}

/** Checks that seats are held in a turn only, and that nobody in a turn is told to wait. */
function checkTurns(
  { showId, entrants, longestCommitMs = LONGEST_COMMIT_MS }: Opened,
  seats: readonly SeatEntry[],
  calls: readonly Call[],
): string[] {
  const turns = Map.groupBy(
    byPlace(entrants).flatMap((life) => life.filter((after, index) => isLetIn(life[index - 1], after))),
    ({ userId }) => userId,
  );
  const without = seats
    .filter((seat) => seat.showId === showId && seat.status === "held" && seat.userId !== null)
    .filter(({ userId, at }) => !(turns.get(userId ?? 0) ?? []).some((turn) => turn.at <= at + SLACK_MS))
    .map(({ seatId, userId, at }) => `account ${userId} held ${seatId} without a turn (${clockOf(at)})`);
  const refused = calls
    .filter(
      ({ asked, code }) =>
        (asked.kind === "hold" || asked.kind === "places") && asked.showId === showId && code === "WAIT_YOUR_TURN",
    )
    .filter(({ userId, began, ended }) =>
      (turns.get(userId) ?? []).some(
        (turn) =>
          turn.committedAt + longestCommitMs < began &&
          lastTurnUntil(
            entrants.filter(({ id }) => id === turn.id),
            turn,
          ) >
            ended + SLACK_MS,
      ),
    )
    .map(({ userId, ended }) => `account ${userId} was in, and was told to wait (${clockOf(ended)})`);
  return [...without, ...refused];
}

/** Checks that everybody who got a place still has it. @param canCome whether nothing holds those up who wait */
function checkForgotten({ showId, entrants }: Opened, calls: readonly Call[], canCome: boolean): string[] {
  const last = byPlace(entrants).flatMap((life) => life.at(-1) ?? []);
  const places = last.filter(({ gone }) => !gone);
  const entries = new Set(places.map(({ entry }) => entry));
  const shown = calls.filter((call): call is Asking => call.asked.kind === "enter" && call.place !== undefined);
  const lost = new Map(
    shown
      .filter(({ asked, place }) => asked.kind === "enter" && asked.showId === showId && !entries.has(place.entry))
      .map(({ userId, place }) => [place.entry, `account ${userId} lost place ${place.entry}`]),
  );
  const unknown = calls
    .filter(
      ({ asked, code }) =>
        asked.kind === "enter" && asked.showId === showId && asked.entry !== null && code === "WAITING_ENTRY_NOT_FOUND",
    )
    .map(
      ({ userId, ended }) => `account ${userId} asked for a place of its own, and it was not found (${clockOf(ended)})`,
    );
  const waiting = canCome ? places.filter(({ letInAt }) => letInAt === null) : [];
  return [...lost.values(), ...unknown, ...waiting.map((one) => `${nameOf(one)} waits, and nothing holds it up`)];
}

/** Checks the draw as anybody can, and that all who were there took part in it, in that order. */
function checkDraw({ showId, opensAt, entrants, draw }: Opened, calls: readonly Call[]): string[] {
  const { seed, seedHash, entries } = draw;
  if (seed === null) return [`the draw of show ${showId} was not held`];
  const lives = byPlace(entrants);
  const drawn = lives.flatMap((life) => {
    const after = life.find(({ rank }, index) => rank !== null && life[index - 1]?.rank === null);
    return after ? [after] : [];
  });
  const heldAt = Math.min(...drawn.map(({ at }) => at));
  const early = lives.filter(([first]) => first !== undefined && first.at < heldAt);
  const inOrder = drawn.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ entry }) => entry);
  const lot = (entry: string): string => createHmac("sha256", seed).update(entry).digest("hex");
  const fair = entries.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1));
  const shown = calls.filter(
    (call): call is Asking => call.asked.kind === "enter" && call.asked.showId === showId && call.place !== undefined,
  );
  const hashes = new Set([seedHash, ...shown.map(({ place }) => place.seedHash)]);
  const seeds = new Set([seed, ...shown.flatMap(({ place }) => place.seed ?? [])]);
  const soon = shown.filter(({ place, ended }) => place.seed !== null && ended + SLACK_MS < heldAt);
  return [
    ...(createHash("sha256").update(seed).digest("hex") === seedHash ? [] : ["the seed is not that of the hash"]),
    ...(hashes.size > 1 ? [`${hashes.size} hashes of the seed were shown`] : []),
    ...(seeds.size > 1 ? [`${seeds.size} seeds were shown`] : []),
    ...soon.map(({ ended }) => `the seed was shown before the draw (${clockOf(ended)})`),
    ...(fair.join() === entries.join() ? [] : ["the draw is not in the order of the seed"]),
    ...(inOrder.join() === entries.join() ? [] : ["the ranks are not those of the published draw"]),
    ...(heldAt < opensAt - SLACK_MS ? [`the draw was held before the opening (${clockOf(heldAt)})`] : []),
    ...early
      .filter(([first]) => first !== undefined && !entries.includes(first.entry))
      .map(([first]) => `account ${first?.userId} was there before the draw, and took no part in it`),
  ];
}

export interface OpeningFacts extends Opened {
  seats: readonly SeatEntry[];
  canCome: boolean;
}

export function checkOpening(facts: OpeningFacts, calls: readonly Call[]): string[] {
  return [
    ...checkOvertaken(facts),
    ...checkRanks(facts),
    ...checkPlaces(facts, calls),
    ...checkTurns(facts, facts.seats, calls),
    ...checkForgotten(facts, calls, facts.canCome),
    ...checkDraw(facts, calls),
  ].map((wrong) => `opening of show ${facts.showId}: ${wrong}`);
}

/** Checks that no area has more places held or sold at a time than it has. @param capacity of the area of each show */
export function checkAreas(seats: readonly SeatEntry[], capacity: number = PLACES): string[] {
  const ofAreas = seats.filter(({ seatId }) => isOfArea(seatId));
  return [...Map.groupBy(ofAreas, ({ showId }) => showId)].flatMap(([showId, changes]) => {
    const taken = new Set<string>();
    const over: number[] = [];
    for (const { seatId, status, at } of changes.toSorted((a, b) => a.at - b.at)) {
      if (status === "held" || status === "reserved" || status === "blocked") taken.add(seatId);
      else taken.delete(seatId);
      if (taken.size > capacity) over.push(at);
    }
    return over
      .slice(0, 1)
      .map((at) => `the area of show ${showId} had more than ${capacity} places taken (${clockOf(at)})`);
  });
}

/** Finds people who wait while seats are free, the sale is open and the room is not paused. */
export async function findStillWaiting(recorder: Recorder): Promise<string[]> {
  const rows = await recorder.query<{ wrong: string }>(
    `select format('account %s waits for its turn in show %s, rank %s', entry.user_id, entry.show_id, entry.rank) as wrong
     from waiting_room_entries entry join waiting_rooms room using (show_id)
     where entry.let_in_at is null and not room.paused
       and exists (select from seats where seats.show_id = entry.show_id and status = 'available')`,
  );
  return rows.map(({ wrong }) => wrong);
}

export async function readOpening(
  recorder: Recorder,
  showId: number,
  readDraw: () => Promise<WaitingRoomDraw>,
): Promise<Omit<OpeningFacts, "seats" | "longestCommitMs">> {
  const [show] = await recorder.query<{ opensAt: number; canCome: boolean }>(
    `select (extract(epoch from sales_open_at) * 1000)::float8 as "opensAt", not room.paused
         and exists (select from seats where seats.show_id = shows.id and status = 'available') as "canCome"
     from shows join waiting_rooms room on room.show_id = shows.id where shows.id = $1`,
    [showId],
  );
  if (!show) throw new Error(`show ${showId} has no waiting room`);
  const entrants = (await recorder.readEntrants()).filter((entrant) => entrant.showId === showId);
  return { showId, ...show, entrants, draw: await readDraw() };
}

/** Says how much an opening has tested: the draw, the queue behind it, and turns. */
export function describeOpening({ entrants, draw }: Pick<Opened, "entrants" | "draw">, calls: readonly Call[]): string {
  const lives = byPlace(entrants);
  const letIn = lives.flatMap((life) => life.filter((after, index) => isLetIn(life[index - 1], after)));
  const moments = new Set(letIn.map(({ tx }) => tx)).size;
  const count = (fits: (call: Call) => boolean): number => calls.filter(fits).length;
  const told = (state: SeenPlace["state"]) => count(({ place }) => place?.state === state);
  return (
    `opening: ${draw.entries.length} drawn and ${lives.length - draw.entries.length} behind them, ${letIn.length} let in at ` +
    `${moments} moments; told ${told("before")} times to be before it, ${told("waiting")} to wait, ${told("in")} to be in; ` +
    `${count(({ code }) => code === "WAIT_YOUR_TURN")} holds without a turn, ${count(({ code }) => code === "AREA_FULL")} ` +
    `wishes of places refused as the area was full`
  );
}
