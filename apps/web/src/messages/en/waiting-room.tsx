import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/waiting-room.tsx";

export const translation: Translation<typeof dutch> = {
  waitingRoom: {
    title: "Waiting room",
    loading: "Asking for your place in the waiting room…",
    failed: "We could not get your place in the waiting room.",
    enter: "Enter the waiting room",
    entering: "One moment…",
    notInYet: "You are not in the waiting room yet.",
    sessionEnded: "You are no longer signed in. Sign in again to get back your place in the waiting room.",
    signIn: "Sign in",

    opensIn: "The sale opens in",
    opensAt: (when) => `On ${when}`,
    here: (count, isOne) => (isOne ? "You are the first one here." : `${count} people are waiting now.`),
    draw: "When the sale opens we draw the order at random: coming earlier gives no advantage. Coming later is a disadvantage.",
    stayOpen: "Leave this page open; you may also reload it.",
    lastMinute: "The sale opens in one minute.",

    drawing: "The sale is open. We are drawing the order…",
    called: "You will be let in any moment…",

    waiting: "You are in the queue",
    place: "Your place",
    ahead: "Ahead of you",
    people: (count, isOne) => (isOne ? "1 person" : `${count} people`),
    nobodyAhead: "nobody",
    wait: "Waiting time",
    underAMinute: "less than a minute",
    about: (minutes) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      const words = rest === 1 ? "1 minute" : `${rest} minutes`;
      const whole = hours === 1 ? "1 hour" : `${hours} hours`;
      if (hours === 0) return `about ${words}`;
      return rest === 0 ? `about ${whole}` : `about ${whole} and ${words}`;
    },
    unknownWait: "not known yet",
    paused: "Nobody is let in for the moment. You keep your place, and it continues by itself.",
    announced: (ahead, wait) => `Waiting room: ahead of you, ${ahead}. Waiting time ${wait}.`,

    yourTurn: "It is your turn!",
    titleTurn: "(Your turn!)",
    chooseFirst: (left) => (
      <>Choose your first seat within {left}. After that you have 15 minutes to choose more seats and to confirm.</>
    ),
    chooseOn: (left) => <>You have {left} left to choose more seats and to confirm.</>,
    announcedTurn: "It is your turn! You have 5 minutes to choose a first seat.",
    announcedLastMinute: "Your turn ends in one minute.",
    openForAll: "You can come in: everybody can choose seats now.",

    ended: "Your turn is over",
    endedText:
      "The time to choose has passed. If you still want seats, join again: you will be at the back of the queue. You can still confirm the seats in your basket for as long as its time runs.",
    again: "Join again",

    moved: (when) => `The opening of the sale has moved to ${when}. You keep your place in the waiting room.`,
    networkFull: "Many people on your internet connection are waiting already",
    notOpen: "The waiting room is not open yet",
    retry: "Try again",
    cancelled: "This performance has been cancelled",
    cancelledText: "It will not take place. You need not wait any longer, and you have paid nothing.",
    closed: "The sale has closed",
    closedText: "You need not wait any longer: no more tickets are for sale on the site now.",
    offline: "No connection. You keep your place; this page reconnects by itself.",

    soundOn: "Sound on",
    soundOff: "Sound off",
    soundHint: "You will then hear it when it is your turn.",

    ready: "Have this ready",
    readyTypes: (types) => `Which tickets you want: ${types}`,
    readySeats: "How many seats you want, and roughly where",
    readyCode: "Your discount code or gift voucher, if you have one",
    readyEmail: "Your email address and telephone number.",
    signInNow: "Do you have an account? Sign in now: you keep your place.",
    readyAccount: "You are signed in: we already have your details",
    readyBank: "Your banking app or bank card",
  },

  drawCheck: {
    title: "How you can check the draw",
    before:
      "The draw depends on a secret number that is already fixed. Below is its fingerprint (SHA-256). When the sale opens we publish the number itself: then anybody can calculate that we did not change it, and that the order is right.",
    how: "Everybody's place follows from HMAC-SHA256 of the name of that place, with the secret number as the key, from small to large.",
    hash: "Fingerprint",
    seed: "Secret number",
    entry: "Name of your place",
    check: "Check the draw",
    checking: "Checking the draw…",
    right: (place, of) => `Correct: your place is ${place} of ${of}.`,
    rightLate: (of, isOne) =>
      `The draw of ${isOne ? "the one person who was there" : `the ${of} people who were there`} is correct. You came after the opening, and are behind them.`,
    notDrawn: "The draw has not taken place. Try again later.",
    otherSeed: "Not correct: the secret number does not match the fingerprint from before the draw. Please tell us.",
    otherOrder: "Not correct: the order does not match the secret number. Please tell us.",
    failed: "The list could not be loaded.",
    cannot: "This browser cannot calculate here. You can open the list and check it elsewhere.",
    list: "Open the whole list",
  },
};
