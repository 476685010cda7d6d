import type { Reservation } from "@podium/shared/contracts/reservations";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";

/** No event announces these choices. @param token of a mailed link; none: the choices of the signed-in user */
export const ownChoicesQuery = (token: string | undefined, userId: number | undefined) =>
  queryOptions({
    queryKey: ["choices", token ?? null, userId ?? null],
    queryFn: ({ signal }) => api.openChoices({ body: token === undefined ? {} : { token }, signal }),
    gcTime: 0,
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.statusCode === 410),
  });

/** Notice on a paid reservation whose show is cancelled: leads to the choice, or to help after the last day. */
export function ShowCancelled({ reservation }: { reservation: Pick<Reservation, "id" | "status" | "show"> }) {
  if (reservation.show.cancelledAt === undefined || reservation.status !== "CONFIRMED") return null;
  return <Choose id={reservation.id} />;
}

function Choose({ id }: Pick<Reservation, "id">) {
  const user = useAtomValue(memberAtom);
  const { data } = useQuery(ownChoicesQuery(undefined, user?.id));
  const change = data?.changes.find(({ reservations }) => reservations.some((asked) => asked.id === id));
  const isOver = change?.isOpen === false;
  const t = ownReservations();
  return (
    <Notice tone="warning" title={t.showIsOff}>
      <p>{isOver ? t.choiceIsOver : t.chooseYourself}</p>
      <ButtonLink to={isOver ? paths.contact : paths.choices} size="sm" className="mt-3">
        {isOver ? t.contactUs : t.makeChoice}
      </ButtonLink>
    </Notice>
  );
}
