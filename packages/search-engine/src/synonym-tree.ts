/** Synonyms found in a query. */
export interface SynonymMatch {
  /** Number of the set. */
  set: number;
  /** Place after the last word of the query that was matched. */
  end: number;
}

interface Node {
  children: Map<string, Node>;
  /** Sets with a text that ends here. */
  sets: number[];
}

const emptyNode = (): Node => ({ children: new Map(), sets: [] });

/** The texts of sets of synonyms, word by word. */
export class SynonymTree {
  readonly #root = emptyNode();

  /** Adds a text of a set. */
  add(words: readonly string[], set: number): void {
    if (words.length === 0) return;
    let node = this.#root;
    for (const word of words) {
      let child = node.children.get(word);
      if (!child) node.children.set(word, (child = emptyNode()));
      node = child;
    }
    node.sets.push(set);
  }

  /** Every text that the words from a place on begin with. */
  matches(words: readonly string[], from: number): SynonymMatch[] {
    const found: SynonymMatch[] = [];
    let node: Node | undefined = this.#root;
    for (let at = from; node; at++) {
      for (const set of node.sets) found.push({ set, end: at });
      const word = words[at];
      node = word === undefined ? undefined : childFor(node, word);
    }
    return found;
  }
}

/**
 * What comes after a word. A half-typed word is taken for the one it begins once its last letter tells it from all
 * others, neither earlier nor later: "be" is "bev" beside "backup". Typesense 29 does so by an oversight; a search that
 * must not be taken so sends `enable_synonyms: false`.
 */
function childFor({ children }: Node, word: string): Node | undefined {
  const whole = children.get(word);
  if (whole) return whole;
  const begun = word.slice(0, -1);
  let only: Node | undefined;
  let others = word.length === 1;
  for (const [own, child] of children) {
    if (own.startsWith(word)) {
      if (only) return undefined;
      only = child;
    } else if (own.startsWith(begun)) others = true;
  }
  return others ? only : undefined;
}
