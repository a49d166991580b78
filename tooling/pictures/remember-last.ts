/** A function whose last few answers are kept, by its arguments; one that fails is asked again. */
export function rememberLast<Words extends readonly string[], Result>(
  atMost: number,
  make: (...words: Words) => Promise<Result>,
): (...words: Words) => Promise<Result> {
  const kept = new Map<string, Promise<Result>>();
  return (...words) => {
    const key = words.join(" ");
    const found = kept.get(key) ?? make(...words);
    kept.delete(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= atMost) break;
      kept.delete(oldest);
    }
    return found;
  };
}
