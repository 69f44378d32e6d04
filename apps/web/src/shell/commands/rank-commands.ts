import { foldText } from '#lib/fold-text.ts';
import type { Command } from './command.ts';

const MAX_RANKED = 40;
/** Targets found by a service rank after local ones that begin with the text, so that they do not move these when they arrive. */
const FOUND_RANK = 3;
const MIN_PART_CHARS = 3;

/**
 * Returns the commands that match a text, best first: whole names, then prefixes of names, of words, and parts of words. The sort
 * is stable. Without a text, returns all commands except those only for searches.
 */
export function rankCommands<Ranked extends Command>(commands: readonly Ranked[], text: string): Ranked[] {
  const typed = foldText(text.trim());
  if (typed === '') return commands.filter(({ isSearchOnly }) => !isSearchOnly);
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  return commands
    .flatMap((command) => {
      const rank = findRank(command, typed, text.trim());
      return rank === undefined ? [] : [{ command, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MAX_RANKED)
    .map(({ command }) => command);
}

function findRank(command: Command, typed: string, text: string): number | undefined {
  const { label, names = [], detail = '', foundBy, isFoundByNames = false } = command;
  const called = (isFoundByNames ? names : [label, ...names]).map(foldText);
  const rank = rankNames(called, `${called.join(' ')} ${isFoundByNames ? '' : foldText(detail)}`, typed);
  if (foundBy === undefined) return rank;
  if (foundBy !== text) return undefined;
  return Math.max(rank ?? FOUND_RANK, FOUND_RANK);
}

function rankNames(called: readonly string[], all: string, typed: string): number | undefined {
  if (called.includes(typed)) return 0;
  if (called.some((name) => name.startsWith(typed))) return 1;
  const typedWords = typed.split(/\s+/);
  if (!typedWords.every((part) => all.includes(part))) return undefined;
  const words = all.split(/[^\p{L}\p{N}]+/u);
  if (typedWords.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  return typedWords.every((part) => part.length >= MIN_PART_CHARS) ? FOUND_RANK + 1 : undefined;
}
