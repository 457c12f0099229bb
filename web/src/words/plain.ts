/** Letters that are not made of a letter and an accent, as people without them on the keyboard write them. */
const LETTERS: Record<string, string> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d" };

/** A text as it is searched: small letters without accents, every apostrophe that of the keyboard. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[‘’ʻʼ]/g, "'")
    .replace(/[øæœßłđ]/g, (letter) => LETTERS[letter]!);
}

/** The words that are looked for, as they are searched. */
export function wordsIn(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}
