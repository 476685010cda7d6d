/** @returns runs `work` for a show, one run at a time; a call during a run causes one more run after it */
export function oneRunAtATime(work: (showId: number) => Promise<void>): (showId: number) => Promise<void> {
  const running = new Map<number, { again: boolean }>();
  return async (showId) => {
    const underWay = running.get(showId);
    if (underWay) {
      underWay.again = true;
      return;
    }
    const run = { again: true };
    running.set(showId, run);
    while (run.again) {
      run.again = false;
      await work(showId);
    }
    running.delete(showId);
  };
}
