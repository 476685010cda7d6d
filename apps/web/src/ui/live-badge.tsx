import { CloudOff, Radio } from "lucide-react";
import { Badge } from "./badge.tsx";
import { Spinner } from "./spinner.tsx";

/** Whether the screen receives live updates. */
export function LiveBadge({ connection }: { connection: "idle" | "connecting" | "connected" | "lost" }) {
  return (
    <span role="status">
      {connection === "connected" && (
        <Badge tone="success" icon={<Radio aria-hidden />}>
          Live
        </Badge>
      )}
      {connection === "lost" && (
        <Badge tone="warning" icon={<CloudOff aria-hidden />}>
          Verbinding verbroken, opnieuw verbinden…
        </Badge>
      )}
      {(connection === "idle" || connection === "connecting") && (
        <Badge icon={<Spinner className="size-4" />}>Verbinden…</Badge>
      )}
    </span>
  );
}
