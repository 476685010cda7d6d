import type { account } from "../nl/account.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof account> = {
  title: "My account",
  seatsWithoutAccount:
    "You are choosing seats without signing in. You give your name and email address when you confirm your booking: after that you will find them here.",
  goOnWithSeats: "Continue with your seats",
  signIn: "Sign in",
  seatsComeAlong: "If you sign in, the seats you chose come along to your account.",
  noAccountYet: "No account yet?",
  registerHere: "Register here",
  deleted: "Your account has been deleted.",
  signOut: "Sign out",
  reservations: "My bookings",
  profile: "My details",
  profileLoading: "Loading your details…",
  password: "Password",
  changePassword: "Change password",
  secondStep: "Extra security",
  sessions: "Where you are signed in",
  ownData: "Take your data or delete it",
};
