import { leave } from "#platform/leave.ts";
import { toast } from "#ui/toast.ts";

/** Ends the session here and on the server. When that does not hear of it, it ends it by itself in time. */
export async function signOutHere(): Promise<void> {
  if (await leave()) return;
  toast.warning("U bent uitgelogd op dit toestel, maar we konden de website niet bereiken.", {
    description:
      "Bij 'Mijn account' kan dit toestel daarom nog enkele dagen in de lijst staan. U kunt het daar afmelden.",
    duration: 15_000,
  });
}
