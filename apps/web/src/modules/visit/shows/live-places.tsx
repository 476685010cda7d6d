import { useEffect } from "react";
import { useShowSeats } from "#entities/shows/show-seats.ts";

interface LivePlacesProps {
  showId: number;
  /** Called at once and at each change. */
  onChange: (free: number) => void;
}

/** Renders nothing; loaded after the first paint. */
export function LivePlaces({ showId, onChange }: LivePlacesProps) {
  const { data: seats } = useShowSeats(showId);
  useEffect(() => {
    if (seats) onChange([...seats.values()].filter(({ status }) => status === "available").length);
  }, [seats, onChange]);
  return null;
}
