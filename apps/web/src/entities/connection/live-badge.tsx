import { CloudOff, Radio } from "virtual:icons";
import { connectionAtom } from "#live/live.ts";
import { useAtomValue } from "#platform/state.ts";
import { Badge } from "#ui/badge.tsx";
import { Spinner } from "#ui/loading.tsx";

export function LiveBadge() {
  const connection = useAtomValue(connectionAtom);
  return (
    <span role="status">
      {connection === "connected" && (
        <Badge tone="success" icon={<Radio />}>
          Live
        </Badge>
      )}
      {connection === "lost" && (
        <Badge tone="warning" icon={<CloudOff />}>
          Verbinding verbroken, opnieuw verbinden…
        </Badge>
      )}
      {(connection === "idle" || connection === "connecting") && (
        <Badge icon={<Spinner className="size-4" />}>Verbinden…</Badge>
      )}
    </span>
  );
}
