import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/waiting-list.tsx";

const plural = pluralOf("en");

export const translation: Translation<typeof dutch> = {
  joinWaitingList: {
    join: "Put me on the waiting list",
    firstWho: (show, when) =>
      `${show}, ${when}. First tell us who you are: we write to this email address when seats become free for you. You do not need a password.`,
    hasAccount: "Do you already have an account?",
    signIn: "Sign in",
    onward: "Continue",
    whatNext: (show, when) =>
      `${show}, ${when}. When seats become free and it is your turn, we set them aside for you and send you an email.`,
    howMany: "How many seats?",
    numberUpTo: (most) => `Enter a number from 1 to ${most}.`,
    together: "Only next to each other",
    takesLonger:
      "If you want more seats, or only seats next to each other, it usually takes longer. Someone behind you who asks for fewer may then get an offer first; you keep your place in the queue.",
    submit: "Join the waiting list",
    joined: "You are on the waiting list.",
    joinedAs: (position) => `You are number ${position} on the waiting list.`,
  },

  waitingPlaces: {
    title: "My waiting list",
    loading: "Loading waiting list…",
    loadFailed: "Your place on the waiting list could not be loaded.",
    position: (position) => `Waiting list: you are number ${position}`,
    waiting: (show, when, entry, count) =>
      `${show}, ${when}: ${entry}. When ${count === 1 ? "a seat becomes" : "seats become"} free and it is your turn, we email you and you will see ${count === 1 ? "it" : "them"} here.`,
    leave: "Leave the waiting list",
    leaveTitle: "Leave the waiting list?",
    leaveText: "You lose your place in the queue. If you join again later, you start at the back.",
    leaveYes: "Yes, leave the list",
    left: "You are no longer on the waiting list.",
    offered: (count) => (count === 1 ? "We are keeping a seat for you" : "We are keeping seats for you"),
    offer: (show, when, places) => (
      <>
        {show}, {when}: {places}.
      </>
    ),
    price: (amount, count) =>
      `${count === 1 ? "This seat costs" : "Together they cost"} ${amount} at the usual price. You see what you pay before you confirm.`,
    priceLater: (count) => `You will see what ${count === 1 ? "it costs" : "they cost"} before you confirm.`,
    restricted: (count) =>
      `From ${count === 1 ? "this seat" : "one or more of these seats"} you cannot see the whole stage.`,
    reservedUntil: (until, left, count) => (
      <>
        We keep {count === 1 ? "it" : "them"} for you until {until}
        {left}. After that {count === 1 ? "it goes" : "they go"} to the next person, and you are no longer on the
        waiting list. If you have seats for another performance in your basket now, they are released when you take{" "}
        {count === 1 ? "this one" : "these"}.
      </>
    ),
    stillLeft: (left) => ` (${left} left)`,
    accept: (count) => (count === 1 ? "Take this seat" : "Take these seats"),
    accepted: (count) =>
      `${count === 1 ? "The seat is in your basket. Confirm it" : "The seats are in your basket. Confirm them"} within the time shown there.`,
    acceptFailed: (count) => (count === 1 ? "The seat was not taken." : "The seats were not taken."),
    lookInCart: (count) => `First check whether the ${count === 1 ? "seat is" : "seats are"} already in your basket.`,
    decline: "No longer needed",
    declineTitle: (count) => (count === 1 ? "Decline this seat?" : "Decline these seats?"),
    declineText: (count) =>
      `The ${count === 1 ? "seat goes" : "seats go"} straight to the next person on the waiting list. You will no longer be on it yourself.`,
    declineYes: "Yes, decline",
    declined: (count) =>
      `The ${count === 1 ? "seat goes" : "seats go"} to the next person. Thank you for letting us know.`,
    back: "Back",
    failed: "That did not work.",
  },

  offerAlert: {
    ready: (count, places) => `${places} ${plural(count, "is", "are")} ready for you.`,
    reservedUntil: (until) => `You were on the waiting list. We keep this offer for you until ${until}.`,
    look: "View",
  },
};
