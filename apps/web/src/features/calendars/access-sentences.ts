import { roleWords } from '#shared/calendar/role-words.ts';
import type { AccessPreview, HeldAccess } from './access-preview.ts';
import { scopeWords } from './calendar-writes.ts';
import type { AccessRule } from './queries.ts';

const ANY_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `see events, by the rule for everybody at example.com`, `no access`: what somebody may do, and by which rule if not their own. */
export function heldWords({ role, widerRule }: HeldAccess): string {
  if (role === 'none') return 'no access';
  const words = roleWords(role).toLowerCase();
  return widerRule ? `${words}, by ${ruleWords(widerRule)}` : words;
}

/** What a change does, in one sentence; in one more, which groups may give the person more. */
export function previewSentence(preview: AccessPreview): string {
  const { scope, before, after, groupRules } = preview;
  const effect =
    before.role === after.role ? noChange(preview) : `Now ${nowWords(preview)}; after this: ${heldWords(after)}.`;
  return groupRules.length > 0 ? `${effect} ${groupSentence(groupRules, scopeWords({ scope }))}` : effect;
}

/** That people may have more by groups, whose members only the directory knows. */
export function groupSentence(groupRules: readonly AccessRule[], who: string): string {
  const groups = groupRules.map((rule) => `${scopeWords(rule)} (${roleWords(rule.role).toLowerCase()})`);
  return `Group membership is not visible here. ${who} may have more access through ${ANY_OF.format(groups)}.`;
}

function noChange({ scope, before, after: { role, widerRule } }: AccessPreview): string {
  const who = scopeWords({ scope });
  if (role === 'none') return `No change: ${who} has no access.`;
  if (!widerRule) return `Nothing changes: ${who} may already ${heldWords(before)}.`;
  return `Nothing changes as long as ${ruleWords(widerRule)} stays: by it ${who} may ${roleWords(role).toLowerCase()}.`;
}

function nowWords({ scope, before, groupRules }: AccessPreview): string {
  const who = scopeWords({ scope });
  if (before.role !== 'none') return `${who} may ${heldWords(before)}`;
  // Of many, some may have access by rules of their own.
  if (scope.type !== 'user') return `no rule gives ${who} access`;
  return `${who} has no access${groupRules.length > 0 ? ' that is known here' : ''}`;
}

function ruleWords(rule: AccessRule): string {
  return `the rule for ${scopeWords(rule)}`;
}
