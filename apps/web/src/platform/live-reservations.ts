import type { Reservation } from "@podium/shared/contracts/reservations";
import { useGatheredReload } from "./gathered-reload.ts";
import { changeLoadedRows, findLoadedRow, putRowFirst } from "./paged-list.ts";
import { changeWord, useReservationFeed } from "./reservation-feed.ts";

interface LiveReservationsOptions {
  /** Whether a reservation belongs in the list; every one does unless told otherwise. */
  belongs?: (reservation: Reservation) => boolean;
  /** Something happened that is worth pointing at, in a word. */
  onNews: (word: string, reservation: Reservation) => void;
}

/** Keeps the loaded pages of a list of reservations right as things happen. */
export function useLiveReservations(
  key: readonly string[],
  { belongs = () => true, onNews }: LiveReservationsOptions,
): void {
  const reload = useGatheredReload(key);
  useReservationFeed({
    onJoined: reload,
    onChange: (reservation) => {
      if (!belongs(reservation)) return;
      const before = findLoadedRow<Reservation>(key, ({ id }) => id === reservation.id);
      const word = changeWord(before, reservation);
      if (before) changeLoadedRows<Reservation>(key, (row) => (row.id === reservation.id ? reservation : row));
      else {
        if (word === "Nieuw") putRowFirst(key, reservation);
        reload();
      }
      if (word !== null) onNews(word, reservation);
    },
  });
}
