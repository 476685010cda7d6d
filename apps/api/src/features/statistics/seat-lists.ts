/**
 * Seat ids as the database joins them, apart and sorted. Nearly all lists are those of shows that are over, the same in
 * each read: made once for the same text, they cost a tenth of the time.
 */
export function createSeatLists(): { next: () => (joined: string | null) => string[] } {
  let known = new Map<string, string[]>();
  return {
    /** For the lists of one read. Those of reads before the last one are forgotten. */
    next() {
      const before = known;
      known = new Map();
      const current = known;
      return (joined) => {
        if (joined === null) return [];
        const list = before.get(joined) ?? joined.split(" ").toSorted();
        current.set(joined, list);
        return list;
      };
    },
  };
}
