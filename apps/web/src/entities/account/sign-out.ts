import { signingOut } from "#messages/nl/sign-in.ts";
import { leave } from "#platform/leave.ts";
import { toast } from "#ui/toast.ts";

/** Ends the session here and on the server. When the server is unreachable, the session there ends by its expiry. */
export async function signOutHere(): Promise<void> {
  if (await leave()) return;
  const t = signingOut();
  toast.warning(t.notReached, { description: t.stillListed, duration: 15_000 });
}
