/**
 * What the work gives, if it does so in time; the work itself goes on.
 * @param patienceMs how long it may take
 * @param message of the error when it takes longer
 * @throws Error with that message, and whatever the work throws
 */
export async function inTime<T>(work: Promise<T> | T, patienceMs: number, message = "late"): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
