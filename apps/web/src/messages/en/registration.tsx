import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/registration.tsx";

export const translation: Translation<typeof dutch> = {
  register: {
    title: "Register",
    description: "Create an account to choose seats and book them.",
    lead: "Fill this in once, and from then on you book in seconds.",
    welcome: "Welcome! Your account has been created.",
    made: "Your account has been created. Please sign in now.",
    haveAccount: "Do you already have an account?",
    signIn: "Sign in",
  },

  registerForm: {
    password: "Password",
    registering: "Registering...",
    register: "Register",
  },

  invitation: {
    title: "Invitation",
    loading: "Loading the invitation...",
    offer: (name, role) => `Hello ${name}, you are invited to help: ${role}.`,
    door: "entrance",
    doorMay: "You scan tickets at the entrance and see who is already inside.",
    boxOffice: "box office",
    boxOfficeMay: "You make and change reservations, follow payments and scan tickets.",
    admin: "administrator",
    adminMay: "You manage everything on the website: shows, prices, texts, reservations and users.",
    until: (moment) => `The invitation is valid until ${moment}.`,
    forAddress: (email) => `It is for ${email}: you will sign in with that address.`,
    choosePassword: (email) =>
      `There is already an account for ${email}, without a password. Choose one: you will sign in with it.`,
    choosePasswordAnew: (email) =>
      `There is already an account for ${email}. Choose a new password: it replaces the present one, and you will sign in with it.`,
    signInFirst: (email) => `There is already an account for ${email}. Sign in with it to accept the invitation.`,
    forgotPassword: "Forgot your password?",
    afterPassword: "Open the link of the invitation again afterwards.",
    signedInAs: (email) => `You are signed in as ${email}. Accept the invitation and you can start.`,
    signedInLong: (email, hours) =>
      `You are signed in as ${email}. Accept the invitation. Did you sign in more than ${hours} hours ago? Then we will ask you to sign in once more afterwards.`,
    signedInAsOther: (signedIn, invited) =>
      `You are signed in as ${signedIn}, and the invitation is for ${invited}. Sign out first.`,
    signOut: "Sign out",
    accept: "Accept the invitation",
    accepting: "Accepting...",
    welcome: "Welcome to the team!",
    accepted: "Your invitation has been accepted.",
    signInAgain: (hours) =>
      `Sign in once more, and you can start. With what you may do now you stay signed in for ${hours} hours each time.`,
    toWork: "To the back office",
    signIn: "Sign in",
    contact: "Contact us",
    over: "This invitation is no longer valid",
    done: "This invitation has already been accepted",
    onlySignIn: "You only need to sign in.",
    signedInNow: (email) => `You are signed in as ${email} and can start.`,
    askAgain: "It has expired or was withdrawn. Please ask the person who invited you to send a new one.",
  },

  verifyEmail: {
    title: "Confirm email address",
    toAccount: "To my account",
    confirm: "Confirm my email address",
    confirming: "Confirming...",
    confirmed: "Your email address has been confirmed",
    confirmedBefore: "Your email address was already confirmed",
    press: "Just press the button, and we will know that our emails reach you.",
    thanks: "Thank you. There is nothing more you need to do.",
    toTickets: "To the tickets",
    signInForNew: "Sign in and ask for a new link",
  },

  verifyBanner: {
    label: "Confirm email address",
    title: "Confirm your email address",
    text: (email, account) => (
      <>
        You do this with the link in an email to {email}. Can't find that email? Press the button and we will send it.
        Is the address wrong? Change it in {account("My account")}.
      </>
    ),
  },

  resendVerification: {
    tooMany:
      "We have already sent a few emails. Please look in your spam folder too. Can't find any? Then try again tomorrow.",
    sent: "We have sent the email. Check your mailbox.",
    sending: "Sending...",
    send: "Send me the email",
  },
};
