import { CalendarX } from "virtual:icons";
import { ticketsNoShows } from "#messages/nl/tickets.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function NoShows() {
  const t = ticketsNoShows();
  return (
    <EmptyState
      icon={<CalendarX />}
      title={t.title}
      action={
        <ButtonLink to={paths.contact} variant="secondary">
          {t.ask}
        </ButtonLink>
      }
    >
      {t.later}
    </EmptyState>
  );
}
