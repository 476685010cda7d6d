import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

export const CASH_SHIFTS_KEY = ["cash-shifts"];

/** @param day of an evening, which lasts until 5:00 the next day; null for tonight */
export const cashShiftsQuery = (day: string | null) =>
  liveQuery({
    key: [...CASH_SHIFTS_KEY, day],
    fetch: (signal) => api.listCashShifts({ query: day === null ? {} : { day }, signal }),
    room: rooms.payments,
  });
