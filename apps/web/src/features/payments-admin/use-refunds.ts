import { useQuery } from "@tanstack/react-query";
import { useReservationFeed } from "../../platform/reservation-feed.ts";
import { refundsQuery } from "./api/refunds.ts";

/** What is to be paid back and what was, live. */
export function useRefunds() {
  const refunds = useQuery(refundsQuery);
  const reload = (): void => void refunds.refetch();
  useReservationFeed({ onJoined: reload, onChange: reload });
  return refunds;
}
