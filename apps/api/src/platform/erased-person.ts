/** Details that are left of a person who is erased. */
export const ERASED_PERSON = { firstname: "Verwijderde", lastname: "gebruiker", email: "", number: "" } as const;
