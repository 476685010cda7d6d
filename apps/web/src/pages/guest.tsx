import { Navigate } from "react-router-dom";
import { paths } from "#platform/paths.ts";

/** Formerly asked for a name before the seats; old mails and bookmarks may still lead here. */
export function GuestPage() {
  return <Navigate to={paths.tickets} replace />;
}
