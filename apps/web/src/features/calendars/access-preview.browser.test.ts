import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccessRole, rolesByRank } from '#shared/calendar/role-labels.ts';
import { getEffectiveAccess, previewAccess, type RuleScope } from './access-preview.ts';
import { describePreview } from './access-sentences.ts';
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
  describePreview(previewAccess(rules, scope, role));

describe('a person’s access', () => {
  test('is the highest role granted by a rule for them, their domain or everyone', () => {
    expect(getEffectiveAccess([], ana)).toEqual({ role: 'none', widerRule: undefined });
    expect(getEffectiveAccess([own('reader')], ana)).toEqual({ role: 'reader', widerRule: undefined });
    expect(getEffectiveAccess([everybody('freeBusyReader'), own('reader'), domain('writer')], ana)).toEqual({
      role: 'writer',
      widerRule: domain('writer'),
    });
  });

  test('is attributed to the narrowest rule that grants it', () => {
    expect(getEffectiveAccess([everybody('reader'), domain('reader')], ana).widerRule).toEqual(domain('reader'));
    expect(getEffectiveAccess([everybody('reader'), own('reader')], ana).widerRule).toBeUndefined();
  });

  test('ignores rules for other people, other domains and groups, and deleted rules', () => {
    const others = [
      rule('user', 'bo@example.com', 'owner'),
      domain('writer', 'ample.com'),
      team('owner'),
      own('none'),
      rule('user', 'example.com', 'owner'),
    ];
    expect(getEffectiveAccess(others, ana).role).toBe('none');
  });

  const roles = fc.constantFrom(...rolesByRank.map(({ value }) => value));
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
  const getRank = (role: string | undefined) => rolesByRank.findIndex(({ value }) => value === role);

  test('is never lower than any applicable rule grants, nor higher than the highest, before and after a change', () => {
    fc.assert(
      fc.property(coverings, strangers, roles, roles, (covering, others, now, then) => {
        const { before, after } = previewAccess([...others, own(now), ...covering], ana, then);
        const most = (held: AccessRole) => Math.max(...[held, ...covering.map(({ role }) => role)].map(getRank));
        expect([before.role, after.role].map(getRank)).toEqual([most(now), most(then)]);
      }),
    );
  });
});

describe('the summary before a change', () => {
  test('shows the access before and after, and the rule if it is not the person’s own', () => {
    expect(say([], 'reader')).toBe('ana@example.com: no access now, see events after this change.');
    expect(say([domain('freeBusyReader')], 'writer')).toBe(
      'ana@example.com: free/busy only (by the rule for everyone at example.com) now, edit all events after this change.',
    );
    expect(say([own('writer'), everybody('reader')], 'none')).toBe(
      'ana@example.com: edit all events now, see events (by the rule for everyone) after this change.',
    );
    expect(say([own('reader')], 'none')).toBe('ana@example.com: see events now, no access after this change.');
  });

  test('says that nothing changes, and names the rule that keeps access', () => {
    expect(say([own('reader')], 'reader')).toBe('ana@example.com: see events now and after this change.');
    expect(say([domain('reader')], 'reader')).toBe(
      'ana@example.com: see events (by the rule for everyone at example.com) now and after this change.',
    );
    expect(say([domain('writer')], 'reader')).toBe(
      'ana@example.com: edit all events (by the rule for everyone at example.com) now and after this change.',
    );
  });

  test('does not say that nobody in a domain has access', () => {
    const scope: RuleScope = { type: 'domain', value: 'example.com' };
    expect(say([own('owner')], 'reader', scope)).toBe(
      'everyone at example.com: no rule now, see events after this change.',
    );
    expect(say([everybody('reader')], 'freeBusyReader', scope)).toBe(
      'everyone at example.com: see events (by the rule for everyone) now and after this change.',
    );
  });

  test('names the groups that may grant more, because their members are unknown', () => {
    expect(say([team('writer')], 'reader')).toBe(
      'ana@example.com: no known access now, see events after this change. ' +
        'Group membership is not visible here. ana@example.com may have more access through the group team@example.com (edit all events).',
    );
    expect(say([team('reader'), own('writer')], 'owner')).not.toContain('Group');
    expect(say([team('owner')], 'reader', { type: 'default' })).not.toContain('Group');
  });
});
