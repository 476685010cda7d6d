import type { Show } from "@podium/shared/contracts/shows";
import { Hourglass } from "virtual:icons";
import { waitingRoomPath } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";

/** Leads to the waiting room of a show that has one. */
export function WaitingRoomLink({ show }: { show: Pick<Show, "id" | "waitingRoom" | "salesOpenAt"> }) {
  if (show.waitingRoom === "off" || (show.waitingRoom === "auto" && show.salesOpenAt === null)) return null;
  return (
    <ButtonLink to={waitingRoomPath(show.id)} variant="secondary" icon={<Hourglass />}>
      Wachtkamer
    </ButtonLink>
  );
}
