import type { waitingPlaces } from "../nl/waiting-places.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof waitingPlaces> = {
  title: "My waiting list",
  loading: "Loading waiting list…",
  loadFailed: "Your place on the waiting list could not be loaded.",
  position: (position) => `Waiting list: you are number ${position}`,
  waiting: (show, when, wish) =>
    `${show}, ${when}: ${wish}. When seats become free and it is your turn, we email you and you will see them here.`,
  leave: "Leave the waiting list",
  leaveTitle: "Leave the waiting list?",
  leaveText: "You lose your place in the queue. If you join again later, you start at the back.",
  leaveYes: "Yes, leave the list",
  left: "You are no longer on the waiting list.",
  offered: "We are keeping seats for you",
  offer: (show, when, places) => (
    <>
      {show}, {when}: {places}.
    </>
  ),
  price: (amount, count) =>
    `${count === 1 ? "This seat costs" : "Together they cost"} ${amount} at the usual price. You see what you pay before you confirm.`,
  priceLater: "You will see what they cost before you confirm.",
  restricted: "From one or more of these seats you cannot see the whole stage.",
  keptUntil: (until, left) => (
    <>
      We keep them for you until {until}
      {left}. After that they go to the next person, and you are no longer on the waiting list. If you have seats for
      another performance in your basket now, they are released when you take these.
    </>
  ),
  stillLeft: (left) => ` (${left} left)`,
  take: "Take these seats",
  taken: "The seats are in your basket. Confirm them within the time shown there.",
  takeFailed: "The seats were not taken.",
  lookInCart: "First check whether the seats are already in your basket.",
  decline: "No longer needed",
  declineTitle: "Decline these seats?",
  declineText: "The seats go straight to the next person on the waiting list. You will no longer be on it yourself.",
  declineYes: "Yes, decline",
  declined: "The seats go to the next person. Thank you for letting us know.",
  back: "Back",
  failed: "That did not work.",
};
