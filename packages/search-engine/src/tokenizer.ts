/** A word of a text as it is indexed, with where it stood. */
export interface Token {
  /** Lower case, letters and digits only. */
  word: string;
  /** Offset of its first kept character in the text. */
  start: number;
  /** Offset after its last kept character. */
  end: number;
}

/** What a collection or field may change about words. */
export interface TokenizerOptions {
  /** Characters kept although they are neither letter nor digit. */
  symbolsToIndex?: string;
  /** Characters that end a word, beside white space. */
  tokenSeparators?: string;
}

/** A picture is a word of its own: a search for one is not a search for nothing. */
const wordCharacter = /[\p{L}\p{N}\p{M}\p{Emoji_Presentation}]/u;
const diacritic = /\p{M}/gu;
const longestWord = 200;

/**
 * Splits a text into words by Typesense's rule: white space ends a word, every other sign is dropped inside it, so that
 * "CX-5" and "cx5" are one word; accents are folded.
 *
 * @example
 * tokenize("Škoda CX-5 (4X4)").map((token) => token.word); // ["skoda", "cx5", "4x4"]
 */
export function tokenize(text: string, options: TokenizerOptions = {}): Token[] {
  const tokens: Token[] = [];
  let word = "";
  let start = 0;
  let end = 0;
  const finish = (): void => {
    if (word !== "") tokens.push({ word: word.slice(0, longestWord), start, end });
    word = "";
  };
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    let kept: string;
    let width = 1;
    if (code < 128) {
      if (code === 32 || (code >= 9 && code <= 13) || isIn(text[index], options.tokenSeparators)) {
        finish();
        continue;
      }
      kept = asciiWordCharacter(code) || (isIn(text[index], options.symbolsToIndex) ? (text[index] ?? "") : "");
    } else {
      const character = String.fromCodePoint(text.codePointAt(index) ?? code);
      width = character.length;
      if (/\s/u.test(character) || isIn(character, options.tokenSeparators)) {
        finish();
        continue;
      }
      kept = wordCharacter.test(character) ? character.normalize("NFKD").replace(diacritic, "").toLowerCase() : "";
    }
    if (kept !== "") {
      if (word === "") start = index;
      word += kept;
      end = index + width;
    }
    index += width - 1;
  }
  finish();
  return tokens;
}

const beyondAscii = /[\u0080-\u{10ffff}]/u;
const neitherWordNorSpace = /[^a-z0-9\s]+/gu;
const spaces = /\s+/u;

/**
 * The words of {@link tokenize} without their places; a plain text, which most are, is split in one go.
 *
 * @example
 * wordsOf("Mazda CX-5 GT"); // ["mazda", "cx5", "gt"]
 */
export function wordsOf(text: string, options: TokenizerOptions = {}): string[] {
  if (options.symbolsToIndex || options.tokenSeparators || beyondAscii.test(text))
    return tokenize(text, options).map((token) => token.word);
  const words = text.toLowerCase().replace(neitherWordNorSpace, "").split(spaces);
  return words.flatMap((word) => (word === "" ? [] : [word.slice(0, longestWord)]));
}

/** The words of a text joined by one space: the form in which whole values are compared (`make:=toyota`). */
export function normalise(text: string, options?: TokenizerOptions): string {
  return wordsOf(text, options).join(" ");
}

function isIn(character: string | undefined, set: string | undefined): boolean {
  return set !== undefined && set !== "" && character !== undefined && set.includes(character);
}

/** The lower-case form of an ASCII letter or digit, else "". */
function asciiWordCharacter(code: number): string {
  if ((code >= 48 && code <= 57) || (code >= 97 && code <= 122)) return String.fromCharCode(code);
  if (code >= 65 && code <= 90) return String.fromCharCode(code + 32);
  return "";
}
