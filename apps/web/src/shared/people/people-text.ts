import { isAddress } from './addresses.ts';

/** What a field for people holds: those who were added, and the text that is being typed. */
export type PeopleText = { added: readonly string[]; draft: string };

/** `Ana Banerjee <ana@example.com>`, as mail programs copy people. */
const NAMED = /(?:"[^"]*"\s*|[^,;<>\n"]*)<\s*([^\s<>@]+@[^\s<>@]+)\s*>/g;

/** The parts of a text that stand apart by commas, semicolons, lines, or white space between addresses. */
export function toParts(text: string): string[] {
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

/** Adds parts to those that were added, each once whatever its case; with `isSingle` the last one replaces the others. */
export function addParts(added: readonly string[], parts: readonly string[], isSingle: boolean): readonly string[] {
  if (isSingle) return parts.length === 0 ? added : parts.slice(-1);
  const all = new Map(added.map((part) => [part.toLowerCase(), part]));
  for (const part of parts) if (!all.has(part.toLowerCase())) all.set(part.toLowerCase(), part);
  return [...all.values()];
}

/** What becomes of a field when its line is changed: what ends with a separator is added, the rest stays. */
export function typeText({ added }: PeopleText, text: string, isSingle: boolean): PeopleText {
  const isEnded = /[,;]\s*$/.test(text) || (/\s$/.test(text) && isAddress(text.trim()));
  if (!isEnded && !/[,;]/.test(text)) return { added, draft: text };
  const parts = toParts(text);
  const draft = isEnded ? '' : (parts.pop() ?? '');
  return { added: addParts(added, parts, isSingle), draft };
}

/** The field as one text, with commas between the parts. */
export function writePeople({ added, draft }: PeopleText, isSingle: boolean): string {
  const typed = draft.trim();
  if (isSingle) return typed || (added.at(-1) ?? '');
  return [...added, ...(typed ? [typed] : [])].join(', ');
}

/** Whether a value is what a field writes, however its separators are set. */
export function isWritten(text: PeopleText, value: string, isSingle: boolean): boolean {
  const written = writePeople(text, isSingle);
  return written === value || written === writePeople({ added: toParts(value), draft: '' }, isSingle);
}
