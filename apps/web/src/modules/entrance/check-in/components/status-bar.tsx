import { CloudOff, CloudUpload, Radio, Volume2, VolumeX } from "virtual:icons";
import { useAtomValue } from "#platform/state.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";
import { countPresent } from "#modules/entrance/check-in/model/validate-ticket.ts";

const count = (scans: number): string =>
  scans === 1 ? "1 scan nog niet verzonden" : `${scans} scans nog niet verzonden`;

/** Always visible: how many are in, whether there is a network, and how many scans are unsent. */
export function StatusBar({ sound, onSound }: { sound: boolean; onSound: (on: boolean) => void }) {
  const { list, reachable, unsent, durable } = useAtomValue(checkInAtom);
  const figures = list && countPresent(list, unsent);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {figures && (
        <p className="mr-1 text-lg">
          <strong className="text-2xl tabular-nums">{figures.present}</strong> van {figures.expected} binnen
        </p>
      )}
      <div role="status" className="flex flex-wrap items-center gap-2">
        {reachable ? (
          <Badge tone="success" icon={<Radio />}>
            Verbonden
          </Badge>
        ) : (
          <Badge tone="warning" icon={<CloudOff />}>
            Geen verbinding: scannen gaat door
          </Badge>
        )}
        <Badge tone={unsent.length > 0 ? "warning" : "neutral"} icon={<CloudUpload />}>
          {unsent.length > 0 ? count(unsent.length) : "Alles verzonden"}
        </Badge>
        {!durable && <Badge tone="danger">Dit toestel bewaart niets: laat deze pagina open</Badge>}
      </div>
      <IconButton
        className="ml-auto"
        label={sound ? "Geluid uitzetten" : "Geluid aanzetten"}
        icon={sound ? <Volume2 className="size-6" /> : <VolumeX className="size-6" />}
        onClick={() => onSound(!sound)}
      />
    </div>
  );
}
