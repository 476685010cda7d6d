/** Who has an offer has to know that it may be there all the same. */
export function placesErrorWords(error: Error): { message: string; detail: string } {
  return { message: "Uw plaats op de wachtlijst kon niet geladen worden.", detail: error.message };
}
