import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { HallDraft } from "@podium/shared/contracts/halls";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError, offlineError } from "#platform/api-client.ts";
import { createDraftSaver } from "./draft-saver.ts";

interface DraftContent extends Pick<HallDraft, "plan" | "underlay"> {}

const first = specificationHall();
const named = (name: string): DraftContent => ({ plan: { ...first, name }, underlay: null });
const draft: HallDraft = { id: 1, revision: 3, plan: first, underlay: null, hasFloorPlan: false };
const changed = () => new ApiError(409, "DRAFT_CHANGED", "Iemand anders bewaarde deze zaal intussen.");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that responds when the test says so. */
function start(server: { draft: HallDraft } = { draft }) {
  const requests: { content: DraftContent; revision: number; response: PromiseWithResolvers<{ revision: number }> }[] =
    [];
  const stored: ({ plan: HallPlan; revision: number } | null)[] = [];
  const saver = createDraftSaver({
    draft,
    contentOf: ({ plan, underlay }): DraftContent => ({ plan, underlay }),
    isSame: (one, other) => one.plan === other.plan && one.underlay === other.underlay,
    save: (content, revision) => {
      const response = Promise.withResolvers<{ revision: number }>();
      requests.push({ content, revision, response });
      return response.promise;
    },
    load: async () => server.draft,
    storeUnsaved: (unsaved, revision) => void stored.push(unsaved && { ...unsaved, revision }),
  });
  const names = () => requests.map(({ content }) => content.plan.name);
  const respond = async (result: { revision: number } | Error): Promise<void> => {
    const last = requests.at(-1)?.response;
    if (result instanceof Error) last?.reject(result);
    else last?.resolve(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, requests, stored, names, respond };
}

it("saves a second after the last change, and not each change before it", async () => {
  const { saver, names, respond } = start();
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(900);
  saver.change(named("B"));
  await vi.advanceTimersByTimeAsync(900);
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(names()).toEqual(["B"]);
  await respond({ revision: 4 });
  expect(saver.state()).toEqual({ status: "saved" });
});

it("sends one request at a time, then the newest drawing with the revision that the one before gave", async () => {
  const { saver, requests, names, respond } = start();
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  saver.change(named("B"));
  saver.change(named("C"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(names()).toEqual(["A"]);
  await respond({ revision: 4 });
  expect(names()).toEqual(["A", "C"]);
  expect(requests.map(({ revision }) => revision)).toEqual([3, 4]);
});

it("keeps trying without a connection, says so, and stores the drawing for a next visit until it is saved", async () => {
  const { saver, names, stored, respond } = start();
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  await respond(offlineError());
  expect(saver.state()).toEqual({ status: "offline" });
  expect(stored.at(-1)).toMatchObject({ plan: { name: "A" }, revision: 3 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(names()).toEqual(["A", "A"]);
  await respond({ revision: 4 });
  expect(saver.state()).toEqual({ status: "saved" });
  expect(stored.at(-1)).toBeNull();
});

it("tries again at once when the connection may be back, and saves what was undone meanwhile", async () => {
  const { saver, names, respond } = start();
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  await respond(offlineError());
  saver.change(named("undone"));
  saver.retry();
  expect(names()).toEqual(["A", "undone"]);
});

it("counts a refusal for its own drawing whose response was lost as saved", async () => {
  const server = { draft };
  const { saver, respond, requests } = start(server);
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  await respond(offlineError());
  // A database returns the names in another order.
  server.draft = { ...draft, revision: 4, plan: reordered(named("A").plan) };
  await vi.advanceTimersByTimeAsync(5000);
  await respond(changed());
  expect(saver.state()).toEqual({ status: "saved" });
  saver.change(named("B"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.at(-1)?.revision).toBe(4);
});

it("sends nothing more once somebody else saved, until mine is saved with their revision", async () => {
  const theirs = { ...draft, revision: 9, plan: named("theirs").plan };
  const { saver, names, requests, respond } = start({ draft: theirs });
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  await respond(changed());
  expect(saver.state()).toEqual({ status: "conflict", theirs });
  saver.change(named("B"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(names()).toEqual(["A"]);
  saver.chooseMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.at(-1)).toMatchObject({ revision: 9, content: { plan: { name: "B" } } });
});

it("saves mine over theirs also when mine is the drawing that was loaded, as all was undone meanwhile", async () => {
  const theirs = { ...draft, revision: 9, plan: named("theirs").plan };
  const { saver, requests, respond } = start({ draft: theirs });
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  saver.change({ plan: first, underlay: null });
  await respond(changed());
  expect(saver.state()).toEqual({ status: "conflict", theirs });
  saver.chooseMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.at(-1)).toMatchObject({ revision: 9, content: { plan: first } });
  expect(saver.state()).toEqual({ status: "saving" });
});

it("sees no conflict with a drawing of its own whose response was lost, after others that did not arrive", async () => {
  const server = { draft };
  const { saver, requests, respond } = start(server);
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  server.draft = { ...draft, revision: 4, plan: named("A").plan };
  await respond(offlineError());
  saver.change(named("B"));
  await vi.advanceTimersByTimeAsync(1000);
  await respond(offlineError());
  saver.change(named("C"));
  await vi.advanceTimersByTimeAsync(1000);
  await respond(changed());
  expect(requests.at(-1)).toMatchObject({ revision: 4, content: { plan: { name: "C" } } });
  await respond({ revision: 5 });
  expect(saver.state()).toEqual({ status: "saved" });
});

it("counts what somebody else saved as saved once it is opened", async () => {
  const theirs = { ...draft, revision: 9, plan: named("theirs").plan };
  const { saver, stored, requests, respond } = start({ draft: theirs });
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  await respond(changed());
  expect(saver.chooseTheirs()).toEqual(theirs);
  expect(saver.state()).toEqual({ status: "saved" });
  expect(stored.at(-1)).toBeNull();
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.at(-1)?.revision).toBe(9);
});

it("says why the server does not accept a drawing, and tries the next change", async () => {
  const { saver, names, respond } = start();
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  await respond(new ApiError(413, "BODY_TOO_LARGE", "Te groot."));
  expect(saver.state()).toEqual({ status: "refused", message: "Te groot.", details: [] });
  saver.change(named("B"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(names()).toEqual(["A", "B"]);
});

it("sends nothing more of a hall that was deleted, and stores the drawing", async () => {
  const { saver, names, stored, respond } = start();
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  await respond(new ApiError(404, "HALL_NOT_FOUND", "Deze zaal bestaat niet (meer)."));
  saver.change(named("B"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saver.state()).toEqual({ status: "gone" });
  expect(names()).toEqual(["A"]);
  expect(stored.at(-1)).toMatchObject({ plan: { name: "B" } });
});

it("saves for who leaves within the second, and tries no more after that", async () => {
  const { saver, names, stored, respond } = start();
  saver.change(named("A"));
  void saver.leave();
  expect(names()).toEqual(["A"]);
  await respond(offlineError());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(names()).toEqual(["A"]);
  expect(stored.at(-1)).toMatchObject({ plan: { name: "A" } });
});

it("has saved everything when a flush ends", async () => {
  const { saver, respond } = start();
  saver.change(named("A"));
  const flushed = saver.flush();
  await respond({ revision: 4 });
  expect(await flushed).toEqual({ status: "saved" });
  expect(saver.revision()).toBe(4);
});

function reordered(plan: HallPlan): HallPlan {
  return Object.fromEntries(Object.entries(plan).toReversed()) as HallPlan;
}

it("goes on from what another call made of the draft, and saves nothing of it", async () => {
  const { saver, requests, stored } = start();
  saver.adopt({ ...draft, revision: 8, plan: named("restored").plan });
  expect([saver.state(), saver.revision(), stored.at(-1)]).toEqual([{ status: "saved" }, 8, null]);
  saver.change(named("A"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.map(({ revision }) => revision)).toEqual([8]);
});

it("asks which version remains where another call was refused because somebody else saved", async () => {
  const theirs = { ...draft, revision: 9, plan: named("theirs").plan };
  const { saver } = start({ draft: theirs });
  await saver.compare();
  expect(saver.state()).toEqual({ status: "conflict", theirs });
});
