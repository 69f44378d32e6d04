import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccessRole, roleLadder } from '#shared/calendar/role-words.ts';
import { heldAccess, previewAccess, type RuleScope } from './access-preview.ts';
import { previewSentence } from './access-sentences.ts';
import type { AccessRule } from './queries.ts';

const ana: RuleScope = { type: 'user', value: 'ana@example.com' };
const rule = (type: RuleScope['type'], value: string | undefined, role: AccessRole): AccessRule => ({
  role,
  scope: { ...(type && { type }), ...(value !== undefined && { value }) },
});
const everybody = (role: AccessRole) => rule('default', undefined, role);
const domain = (role: AccessRole, name = 'example.com') => rule('domain', name, role);
const own = (role: AccessRole) => rule('user', 'Ana@Example.com', role);
const team = (role: AccessRole) => rule('group', 'team@example.com', role);
const say = (rules: readonly AccessRule[], role: AccessRole, scope = ana) =>
  previewSentence(previewAccess(rules, scope, role));

describe('what someone may do', () => {
  test('is the most that a rule about them, their domain or everyone gives', () => {
    expect(heldAccess([], ana)).toEqual({ role: 'none', widerRule: undefined });
    expect(heldAccess([own('reader')], ana)).toEqual({ role: 'reader', widerRule: undefined });
    expect(heldAccess([everybody('freeBusyReader'), own('reader'), domain('writer')], ana)).toEqual({
      role: 'writer',
      widerRule: domain('writer'),
    });
  });

  test('is laid to the narrowest of the rules that give as much', () => {
    expect(heldAccess([everybody('reader'), domain('reader')], ana).widerRule).toEqual(domain('reader'));
    expect(heldAccess([everybody('reader'), own('reader')], ana).widerRule).toBeUndefined();
  });

  test('has nothing of other people, of other domains, of groups and of rules that were removed', () => {
    const others = [
      rule('user', 'bo@example.com', 'owner'),
      domain('writer', 'ample.com'),
      team('owner'),
      own('none'),
      rule('user', 'example.com', 'owner'),
    ];
    expect(heldAccess(others, ana).role).toBe('none');
  });

  const roles = fc.constantFrom(...roleLadder.map(({ value }) => value));
  const coverings = fc.array(
    fc.oneof(
      roles.map(everybody),
      roles.map((role) => domain(role, 'EXAMPLE.com')),
    ),
    {
      maxLength: 4,
    },
  );
  const strangers = fc.array(
    fc.oneof(
      roles.map(team),
      roles.map((role) => domain(role, 'elsewhere.org')),
      roles.map((role) => rule('user', 'bo@example.com', role)),
    ),
    { maxLength: 4 },
  );
  const rankOf = (role: string | undefined) => roleLadder.findIndex(({ value }) => value === role);

  test('is never less than what any covering rule gives, nor more than the highest, before and after a change', () => {
    fc.assert(
      fc.property(coverings, strangers, roles, roles, (covering, others, now, then) => {
        const { before, after } = previewAccess([...others, own(now), ...covering], ana, then);
        const most = (held: AccessRole) => Math.max(...[held, ...covering.map(({ role }) => role)].map(rankOf));
        expect([before.role, after.role].map(rankOf)).toEqual([most(now), most(then)]);
      }),
    );
  });
});

describe('the sentence before a change', () => {
  test('says what was and what will be, and by which rule where it is not their own', () => {
    expect(say([], 'reader')).toBe('ana@example.com: no access now, see events after this change.');
    expect(say([domain('freeBusyReader')], 'writer')).toBe(
      'ana@example.com: free/busy only (by the rule for everyone at example.com) now, edit all events after this change.',
    );
    expect(say([own('writer'), everybody('reader')], 'none')).toBe(
      'ana@example.com: edit all events now, see events (by the rule for everyone) after this change.',
    );
    expect(say([own('reader')], 'none')).toBe('ana@example.com: see events now, no access after this change.');
  });

  test('says that nothing changes, and what has to stay for that', () => {
    expect(say([own('reader')], 'reader')).toBe('ana@example.com: see events now and after this change.');
    expect(say([domain('reader')], 'reader')).toBe(
      'ana@example.com: see events (by the rule for everyone at example.com) now and after this change.',
    );
    expect(say([domain('writer')], 'reader')).toBe(
      'ana@example.com: edit all events (by the rule for everyone at example.com) now and after this change.',
    );
  });

  test('does not say of a domain that nobody there has access', () => {
    const scope: RuleScope = { type: 'domain', value: 'example.com' };
    expect(say([own('owner')], 'reader', scope)).toBe(
      'everyone at example.com: no rule now, see events after this change.',
    );
    expect(say([everybody('reader')], 'freeBusyReader', scope)).toBe(
      'everyone at example.com: see events (by the rule for everyone) now and after this change.',
    );
  });

  test('names the groups that may give more, since their members are not known', () => {
    expect(say([team('writer')], 'reader')).toBe(
      'ana@example.com: no known access now, see events after this change. ' +
        'Group membership is not visible here. ana@example.com may have more access through the group team@example.com (edit all events).',
    );
    expect(say([team('reader'), own('writer')], 'owner')).not.toContain('Group');
    expect(say([team('owner')], 'reader', { type: 'default' })).not.toContain('Group');
  });
});
