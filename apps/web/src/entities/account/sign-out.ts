import { signingOut } from "#messages/nl/signing-out.ts";
import { leave } from "#platform/leave.ts";
import { toast } from "#ui/toast.ts";

/** Ends the session here and on the server. When that does not hear of it, it ends it by itself in time. */
export async function signOutHere(): Promise<void> {
  if (await leave()) return;
  const t = signingOut();
  toast.warning(t.notReached, { description: t.stillListed, duration: 15_000 });
}
