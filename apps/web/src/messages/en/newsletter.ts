import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/newsletter.ts";

export const translation: Translation<typeof dutch> = {
  newsletter: {
    title: "Newsletter",
    description: "Subscribe to our newsletter: news of plays and performances, in your mailbox.",
    lead: "News of our plays, and when the sale begins. You unsubscribe with one click.",
    email: "Email address",
    emailMissing: "Enter your email address.",
    emailWrong: "Enter a valid email address, such as name@example.com.",
    leaveEmpty: "Leave this field empty",
    youSay: "By pressing ‘Subscribe’ you say:",
    subscribe: "Subscribe",
    sending: "Subscribing...",
    failed: "You are not subscribed yet.",
    privacy: "What we store, and for how long",
    none: "No newsletter",
    noneNow: "This society sends no newsletter at the moment.",
    toHome: "To the home page",
  },

  newsletterLinks: {
    confirmTitle: "Confirm your subscription",
    confirmPress: "Press the button to receive our newsletter from now on.",
    confirm: "Yes, send me the newsletter",
    confirming: "Confirming...",
    confirmed: "You are subscribed",
    confirmedMore: "You will receive our next newsletter. Each one has a link with which you unsubscribe.",
    over: "This link no longer works. Please ask for the newsletter again.",
    askAgain: "Subscribe again",
    leaveTitle: "Unsubscribe",
    leavePress: "Press the button to receive our newsletter no more.",
    leave: "Unsubscribe me",
    leaving: "Unsubscribing...",
    left: "You are unsubscribed",
    leftMore: "You will receive our newsletter no more. Was it a mistake? Then subscribe again.",
    leftBefore: "This link no longer works. Do you still receive the newsletter? Then use the link in the last one.",
  },
};
