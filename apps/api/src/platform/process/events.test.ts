import { expect, test } from "vitest";
import { createEvents, defineEvent } from "./events.ts";

const curtainRaised = defineEvent<{ act: number }>("curtain.raised");

test("an event reaches its handlers one after the other, and no handler of another event", async () => {
  const events = createEvents();
  const order: string[] = [];
  events.on(curtainRaised, async ({ act }) => {
    await Promise.resolve();
    order.push(`first ${act}`);
  });
  events.on(curtainRaised, ({ act }) => void order.push(`second ${act}`));
  events.on(defineEvent("curtain.lowered"), () => void order.push("never"));
  await events.emit(curtainRaised, { act: 2 });
  expect(order).toEqual(["first 2", "second 2"]);
});

test("an event that fails in a handler fails for whoever emits it, and nobody after that handler gets it", async () => {
  const events = createEvents();
  const order: string[] = [];
  events.on(curtainRaised, () => Promise.reject(new Error("stuck")));
  events.on(curtainRaised, () => void order.push("second"));
  await expect(events.emit(curtainRaised, { act: 1 })).rejects.toThrow("stuck");
  expect(order).toEqual([]);
});

test("an event without handlers does nothing", async () => {
  await expect(createEvents().emit(curtainRaised, { act: 1 })).resolves.toBeUndefined();
});
