const DAY_MS = 24 * 3600 * 1000;

/** @param needed null: it is only advised */
export function bannerWords(needed: { now: number; from: number; day: string } | null): {
  tone: "info" | "warning" | "danger";
  title: string;
  text: string;
} {
  if (!needed)
    return {
      tone: "info",
      title: "Beveilig uw account met een tweede stap",
      text: "Met uw account ziet u gegevens van anderen. Met een passkey of een authenticator-app komt niemand binnen die alleen uw wachtwoord kent. Het duurt twee minuten.",
    };
  if (needed.from <= needed.now)
    return {
      tone: "danger",
      title: "Stel nu een tweede stap in",
      text: "Uw rol vraagt een tweede stap bij het inloggen. Zodra die er is, werken de schermen voor vrijwilligers weer.",
    };
  const days = Math.max(1, Math.round((needed.from - needed.now) / DAY_MS));
  return {
    tone: "warning",
    title:
      days === 1 ? "Nog 1 dag om een tweede stap in te stellen" : `Nog ${days} dagen om een tweede stap in te stellen`,
    text: `Uw rol vraagt een tweede stap bij het inloggen. Zonder werken de schermen voor vrijwilligers vanaf ${needed.day} niet meer. Het duurt twee minuten.`,
  };
}
