import { CalendarX } from "lucide-react";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function NoShows() {
  return (
    <EmptyState
      icon={<CalendarX />}
      title="Er staat nu geen voorstelling gepland"
      action={
        <ButtonLink to={paths.contact} variant="secondary">
          Stel ons een vraag
        </ButtonLink>
      }
    >
      Zodra de volgende voorstelling in verkoop gaat, kiest u hier uw stoelen.
    </EmptyState>
  );
}
