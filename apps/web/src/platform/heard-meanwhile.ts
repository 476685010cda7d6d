/**
 * An answer tells how things stood when the server read them. What the live connection told since it was asked for is
 * newer, and is applied again over it; otherwise a screen would go back until the next repair.
 */
export function createMeanwhile<News>() {
  const underWay = new Set<News[]>();
  return {
    /** There is news; whoever calls it also brings what is on the screen up to date. */
    hear(news: News): void {
      for (const heard of underWay) heard.push(news);
    },

    /** Asks, and applies to the answer what was heard since, in its order. */
    async over<Answer>(ask: () => Promise<Answer>, apply: (answer: Answer, news: News) => Answer): Promise<Answer> {
      const heard: News[] = [];
      underWay.add(heard);
      try {
        const answer = await ask();
        return heard.reduce(apply, answer);
      } finally {
        underWay.delete(heard);
      }
    },
  };
}
