import { useQuery } from "@tanstack/react-query";
import { useGatheredReload } from "#platform/gathered-reload.ts";
import { useReservationFeed } from "#platform/reservation-feed.ts";
import { refundsQuery } from "./api/refunds.ts";

/** What is to be paid back and what was, live. */
export function useRefunds() {
  const refunds = useQuery(refundsQuery);
  const reload = useGatheredReload(refundsQuery.queryKey);
  useReservationFeed({ onJoined: reload, onChange: reload });
  return refunds;
}
