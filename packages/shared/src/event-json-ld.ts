export function eventJsonLd(_facts: unknown): object[] { return []; }
