import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areSameRestrictions, type DriveRestrictions, mergeRestrictions } from './drive-restrictions.ts';

const NONE: DriveRestrictions = {
  adminManaged: 0,
  copyRequiresWriter: 0,
  domainUsersOnly: 0,
  membersOnly: 0,
  foldersNeedOrganizer: 0,
  downloadRestrictedForReaders: 0,
  downloadRestrictedForWriters: 0,
};

const optional = fc.option(fc.boolean(), { nil: undefined });
const change = fc
  .record({
    adminManagedRestrictions: optional,
    copyRequiresWriterPermission: optional,
    domainUsersOnly: optional,
    driveMembersOnly: optional,
    sharingFoldersRequiresOrganizerPermission: optional,
    downloadRestriction: fc.option(fc.record({ restrictedForReaders: optional, restrictedForWriters: optional }), {
      nil: undefined,
    }),
  })
  .map((record) => JSON.parse(JSON.stringify(record)));

/** Generates restrictions that can result from any number of changes. */
const reachable = fc.array(change).map((changes) => changes.reduce(mergeRestrictions, NONE));

describe('an update of restrictions', () => {
  test('that is empty changes nothing', () => {
    fc.assert(
      fc.property(reachable, (current) => {
        expect(mergeRestrictions(current, {})).toEqual(current);
        expect(areSameRestrictions(mergeRestrictions(current, {}), current)).toBe(true);
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(reachable, change, (current, wanted) => {
        const once = mergeRestrictions(current, wanted);
        expect(mergeRestrictions(once, wanted)).toEqual(once);
      }),
    );
  });

  test('always restricts readers if it restricts writers, and copying if it restricts readers', () => {
    fc.assert(
      fc.property(reachable, (current) => {
        expect(current.downloadRestrictedForReaders).toBeGreaterThanOrEqual(current.downloadRestrictedForWriters);
        expect(current.copyRequiresWriter).toBe(current.downloadRestrictedForReaders);
      }),
    );
  });

  test('leaves other restrictions unchanged', () => {
    const before = mergeRestrictions(NONE, { domainUsersOnly: true });
    expect(mergeRestrictions(before, { driveMembersOnly: true })).toEqual({
      ...NONE,
      domainUsersOnly: 1,
      membersOnly: 1,
    });
  });

  test('that allows copying for all members ends both download restrictions', () => {
    const before = mergeRestrictions(NONE, { downloadRestriction: { restrictedForWriters: true } });
    expect(before).toMatchObject({ copyRequiresWriter: 1, downloadRestrictedForReaders: 1 });
    expect(mergeRestrictions(before, { copyRequiresWriterPermission: false })).toEqual(NONE);
  });
});
