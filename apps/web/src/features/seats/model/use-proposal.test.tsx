import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createSeatStore } from "#ui/hall-plan/seat-store.ts";
import { toast } from "#ui/toast.ts";
import { useProposal } from "./use-proposal.ts";

vi.mock("./propose-seats.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("says so when the proposer could not be loaded", async () => {
  const complain = vi.spyOn(toast, "error");
  const { result } = renderHook(() => useProposal(1, createSeatStore()));
  act(() => result.current.propose(2));
  await expect.poll(() => complain.mock.calls.at(0)?.at(0)).toMatch(/konden geen stoelen zoeken/);
  expect(result.current.seats).toBeNull();
});
