import type { contactForm } from "../nl/contact-form.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof contactForm> = {
  name: "Name",
  nameMissing: "Enter your name.",
  email: "Email",
  emailMissing: "Enter your email address.",
  emailWrong: "Enter a valid email address, such as name@example.com.",
  message: "Message",
  messageMissing: "Write a message.",
  leaveEmpty: "Leave this field empty",
  failed: "Something went wrong while sending the message.",
  send: "Send",
  sending: "Sending...",
  thanks: "Thank you for your message!",
  weAnswer: (address) => <>We will reply to {address} as soon as we can, usually within three days.</>,
  another: "Write another message",
};
