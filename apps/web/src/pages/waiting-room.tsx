import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { Rehearsals } from "#modules/office/rehearsals/rehearsals.tsx";
import { RehearsalChart } from "#modules/office/statistics/rehearsal-chart.tsx";
import { WaitingRooms } from "#modules/office/waiting-room/waiting-rooms.tsx";
import { paths } from "#platform/paths.ts";

const RehearsalsOfShow = ({ showId }: { showId: number }) => <Rehearsals showId={showId} Chart={RehearsalChart} />;

export function WaitingRoomPage() {
  return (
    <TitledPage
      title="Wachtkamer"
      width="wide"
      back={paths.shows}
      lead="Wie wacht er op de opening van een verkoop, en hoe snel laat de site hen binnen."
      actions={
        <span className="self-center">
          <LiveBadge />
        </span>
      }
    >
      <WaitingRooms Rehearsals={RehearsalsOfShow} />
    </TitledPage>
  );
}
