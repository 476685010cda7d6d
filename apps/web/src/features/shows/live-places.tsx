import { useEffect } from "react";
import { useShowSeats } from "#entities/shows/show-seats.ts";

interface LivePlacesProps {
  showId: number;
  /** Receives the number of free places, at once and at each change. */
  onChange: (free: number) => void;
}

/** Follows how many places of a show are free. Draws nothing, and comes after the first load. */
export function LivePlaces({ showId, onChange }: LivePlacesProps) {
  const { data: seats } = useShowSeats(showId);
  useEffect(() => {
    if (seats) onChange([...seats.values()].filter(({ status }) => status === "available").length);
  }, [seats, onChange]);
  return null;
}
