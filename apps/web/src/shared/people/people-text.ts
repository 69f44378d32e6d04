import { isAddress } from './addresses.ts';

/** The content of a people field: the added people, and the text being typed. */
export type PeopleText = { added: readonly string[]; draft: string };

/** Matches `Ana Banerjee <ana@example.com>`, as copied from mail programs. */
const NAMED = /(?:"[^"]*"\s*|[^,;<>\n"]*)<\s*([^\s<>@]+@[^\s<>@]+)\s*>/g;

/** Splits a text at commas, semicolons, newlines, or whitespace between addresses. */
export function splitPeople(text: string): string[] {
  return text
    .replaceAll(NAMED, ' $1 ')
    .split(/[,;\n\t]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const words = part.split(/\s+/);
      return words.some(isAddress) ? words : [part];
    });
}

/** Adds parts to the added ones, deduplicated case-insensitively. With `isSingle`, the last one replaces the others. */
export function addParts(added: readonly string[], parts: readonly string[], isSingle: boolean): readonly string[] {
  if (isSingle) return parts.length === 0 ? added : parts.slice(-1);
  const all = new Map(added.map((part) => [part.toLowerCase(), part]));
  for (const part of parts) if (!all.has(part.toLowerCase())) all.set(part.toLowerCase(), part);
  return [...all.values()];
}

/** Returns the field content after typing: text that ends with a separator is added, the rest stays. */
export function getTypeText({ added }: PeopleText, text: string, isSingle: boolean): PeopleText {
  const isEnded = /[,;]\s*$/.test(text) || (/\s$/.test(text) && isAddress(text.trim()));
  if (!isEnded && !/[,;]/.test(text)) return { added, draft: text };
  const parts = splitPeople(text);
  const draft = isEnded ? '' : (parts.pop() ?? '');
  return { added: addParts(added, parts, isSingle), draft };
}

/** Formats the field content as a single text, separated by commas. */
export function formatPeople({ added, draft }: PeopleText, isSingle: boolean): string {
  const typed = draft.trim();
  if (isSingle) return typed || (added.at(-1) ?? '');
  return [...added, ...(typed ? [typed] : [])].join(', ');
}

/** Reports whether a value equals the formatted field content, ignoring separators. */
export function isWritten(text: PeopleText, value: string, isSingle: boolean): boolean {
  const written = formatPeople(text, isSingle);
  return written === value || written === formatPeople({ added: splitPeople(value), draft: '' }, isSingle);
}
