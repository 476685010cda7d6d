import { Navigate } from "react-router-dom";
import { paths } from "#platform/paths.ts";

/** Once asked for a name before the seats; mails and bookmarks may still lead here. */
export function GuestPage() {
  return <Navigate to={paths.tickets} replace />;
}
