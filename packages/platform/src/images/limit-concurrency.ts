/**
 * Makes a gate that lets at most `most` tasks run at a time; the others wait in line.
 *
 * @example
 * const gate = limitConcurrency(2);
 * await Promise.all(files.map((file) => gate(() => resize(file)))); // two at a time
 */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
