/** Halls that are not the specification's, drawn and published through the API. */
import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import type { Accounts } from "./accounts.ts";

function row(id: string, label: string, y: number, chairs: readonly string[]): PlanGroup {
  const seats = chairs.map((chair, index) => ({
    id: `${id}-${chair}`,
    label: chair,
    x: 300 + 60 * index,
    y,
    turn: 0,
    kind: "seat" as const,
  }));
  return { id, kind: "row", label, zone: "zaal", x: 600, y, seats };
}

/** A hall of two rows, whose names do not follow from their seats' ids. @param chairs of the second row */
export function theatre(name: string, { loge, chairs }: { loge: string; chairs: readonly string[] }): HallPlan {
  return {
    name,
    width: 1200,
    height: 600,
    stage: { x: 250, y: 0, width: 700, height: 120, label: "PODIUM" },
    zones: [{ id: "zaal", name: "Zaal" }],
    groups: [row("R1", "Rij AA", 260, ["101", "102", "103"]), row("L3", loge, 400, chairs)],
    decor: [],
  };
}

/** A hall with standing room before a row of three chairs. */
export function standingHall(name: string, capacity: number): HallPlan {
  const standing: PlanGroup = {
    id: "STA",
    kind: "area",
    label: "Staanplaats",
    zone: "zaal",
    x: 600,
    y: 280,
    width: 900,
    height: 220,
    capacity,
    seats: [],
  };
  return {
    ...theatre(name, { loge: "Rij 1", chairs: [] }),
    groups: [standing, row("R1", "Rij 1", 470, ["1", "2", "3"])],
  };
}

interface PublishedHall {
  hallPlanId: number;
  /** @returns the id of the hall's new plan */
  publish: (plan: HallPlan) => Promise<number>;
}

export async function publishHall({ admin: { api } }: Accounts, plan: HallPlan): Promise<PublishedHall> {
  const { id } = await api.createHall({ body: { plan } });
  const params = { id };
  const publish = async (): Promise<number> => (await api.publishHall({ params, body: {} })).hallPlanId;
  return {
    hallPlanId: await publish(),
    publish: async (newer) => {
      const { revision } = await api.getHallDraft({ params });
      await api.saveHallDraft({ params, body: { revision, plan: newer } });
      return publish();
    },
  };
}
