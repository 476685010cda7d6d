import type { HallPlan, SeatKind } from "@podium/shared/contracts/hall-plan";
import type { Underlay } from "@podium/shared/contracts/halls";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";

type Json<T extends object> = JSONColumnType<T>;

export interface HallsTable {
  id: Generated<number>;
  draft: Json<HallPlan>;
  /** Grows with each change: whoever stores says from which one they began. */
  draftRevision: Generated<number>;
  draftChangedAt: Generated<Date>;
  underlay: ColumnType<Underlay | null, string | null, string | null>;
  createdAt: Generated<Date>;
  /** Null: the society's. */
  address: ColumnType<string | null, string | null | undefined, string | null>;
  addressChangedAt: Generated<Date | null>;
}

/** The picture below a drawing in progress. */
export interface HallFloorPlansTable {
  hallId: number;
  contentType: string;
  image: Buffer;
}

/** Published: a trigger refuses each change. */
export interface HallPlansTable {
  id: Generated<number>;
  hallId: number;
  plan: Json<HallPlan>;
  /** Hall name in the plan. */
  name: GeneratedAlways<string>;
  /** Revision of the draft it was made from. */
  draftRevision: number;
  publishedAt: Generated<Date>;
}

/** Derived from its plan, and as unchanging. */
export interface HallPlanSeatsTable {
  hallPlanId: number;
  seatId: string;
  /** In numbering order, from 0. */
  place: number;
  groupId: string;
  groupLabel: string;
  label: string;
  kind: SeatKind;
  zone: string;
}
