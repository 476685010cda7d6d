import { messages } from "../messages.ts";

/** Signing out while the server cannot be reached. */
export const signingOut = messages("signing-out", {
  notReached: "U bent uitgelogd op dit toestel, maar we konden de website niet bereiken.",
  stillListed:
    "Bij 'Mijn account' kan dit toestel daarom nog enkele dagen in de lijst staan. U kunt het daar afmelden.",
});
