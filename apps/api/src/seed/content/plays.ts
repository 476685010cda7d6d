import type { Content } from "@podium/shared/contracts/content";

export const plays: Content<"plays"> = {
  lead: { nl: "Een kwarteeuw premières: wie regisseerde, wie de zaal deed lachen en wie ze stil kreeg." },
};
