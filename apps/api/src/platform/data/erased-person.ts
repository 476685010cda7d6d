export const ERASED_PERSON = { firstname: "Verwijderde", lastname: "gebruiker", email: "", number: "" } as const;
