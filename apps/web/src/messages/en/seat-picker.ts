import type { seatPicker } from "../nl/seat-picker.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof seatPicker> = {
  planOf: (show) => `Seating plan for ${show}`,
  planLoading: "Loading seating plan…",
  listLoading: "Loading list…",
  seatsFailed: "The available seats could not be loaded",
  planFailed: "The seating plan could not be loaded",
  legend: "Key",
  seatsLoading: "Loading seats…",
  noneFree: "No seat left",
  free: (seats) => `${seats} free`,
  view: "View",
  plan: "Plan",
  list: "List",
  connectionLost: "Connection lost, reconnecting…",
  noProposer: "We could not look for seats. Check your internet connection and try again.",
  signInNeeded: "Please sign in",
  whySignIn: "You need to be signed in to book seats.",
  orWithout: "No password? You can also continue without one.",
  signIn: "Sign in",
  noAccount: "No account yet?",
  register: "Register here",
  preselected: (seats) => `Chosen: ${seats}.`,
  heldOnceIn: "We hold this for you as soon as you sign in or continue.",
};
