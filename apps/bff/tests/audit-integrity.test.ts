import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AuditedBff } from './audited-bff.ts';

let trail: AuditedBff;

beforeEach(async () => {
  trail = await AuditedBff.start();
});

afterEach(() => trail[Symbol.asyncDispose]());

describe('T20: the audit trail', () => {
  test('is intact with concurrent calls, restarts and replicas', async () => {
    await trail.bff.startReplica();
    await Promise.all(Array.from({ length: 40 }, () => trail.rename()));
    await trail.bff.stop();
    await trail.bff.startReplica();
    await trail.signInAgain();
    const checked = await trail.check();
    expect(checked).toMatchObject({ isIntact: true, chains: 3, faults: [] });
    expect(checked.records).toBeGreaterThan(85);
  });

  test('cannot be altered through the database', async () => {
    await expect(trail.execute("UPDATE audit_records SET email = 'x'")).rejects.toThrow('never changed');
    await expect(trail.execute('DELETE FROM audit_records')).rejects.toThrow('never changed');
  });

  test.each([
    ['edited', "UPDATE audit_records SET target = 'f2' WHERE id = ?", 'altered', 1],
    ['blamed on somebody else', "UPDATE audit_records SET email = 'x@example.com' WHERE id = ?", 'altered', 1],
    ['moved in time', 'UPDATE audit_records SET at = at - 1 WHERE id = ?', 'altered', 1],
    ['deleted', 'DELETE FROM audit_records WHERE id = ?', 'missing', 1],
  ])('reports a record that was %s', async (_, statement, kind, count) => {
    await trail.rename();
    await trail.rename();
    const id = (await trail.search('?target=f1')).at(-1)?.id ?? '';
    await trail.tamper(statement.replace('?', `'${id}'`));
    expect(await trail.check()).toMatchObject({ isIntact: false, faults: [{ id, kind, count }] });
    expect(trail.bff.log).toContain('audit trail verification failed');
  });

  test('reports both records whose order was changed', async () => {
    await trail.rename();
    await trail.rename();
    const [later, earlier] = (await trail.search('?target=f1')).map(({ id }) => id);
    const swap = (id = '', number = 0) => `UPDATE audit_records SET number = ${number} WHERE id = '${id}'`;
    const numberOf = (id = '') => Number(id.split('.')[1]);
    await trail.tamper(swap(later, 9_999), swap(earlier, numberOf(later)), swap(later, numberOf(earlier)));
    const { faults } = await trail.check();
    expect(faults.map(({ id, kind }) => [id, kind])).toEqual([
      [later, 'altered'],
      [earlier, 'altered'],
    ]);
  });

  test('reports records cut off at its end, of this process and of a previous one', async () => {
    await trail.rename();
    await trail.settle();
    await trail.tamper("DELETE FROM audit_records WHERE kind = 'outcome'");
    expect((await trail.check()).faults).toMatchObject([{ kind: 'missing', count: 1 }]);
    await trail.bff.stop();
    await trail.bff.startReplica();
    await trail.tamper("DELETE FROM audit_records WHERE action = 'audit.end'");
    await trail.signInAgain();
    expect((await trail.check()).faults).toMatchObject([{ kind: 'missing' }, { kind: 'missing', count: 1 }]);
  });

  test('reports chains that were removed completely, with all their data in the database', async () => {
    await trail.rename();
    await trail.settle();
    await trail.bff.stop();
    const tables = ['audit_records', 'audit_changes', 'audit_writers', 'sealed_secrets'];
    await trail.tamper(...tables.map((table) => `DELETE FROM ${table}`));
    const { code, output } = await trail.records('verify');
    expect([code, output]).toEqual([1, expect.stringMatching(/^0 records in 0 chains, not all intact\.\nmissing\t/)]);
    await trail.bff.startReplica();
    await trail.signInAgain();
    expect(await trail.check()).toMatchObject({ isIntact: false, faults: [{ kind: 'missing' }] });
  });

  test('reports a chain whose records alone were removed, without a head outside the database', async () => {
    await trail.bff.stop();
    await trail.tamper('DELETE FROM audit_records');
    await rm(join(trail.bff.config.dataDir, 'audit-heads'), { recursive: true });
    const { output } = await trail.records('verify');
    expect(output).toMatch(/^0 records in 0 chains, not all intact\.\nmissing\t\w+\.1\t1\nNo log file given/);
  });

  test('reports retained content that was altered', async () => {
    await trail.rename();
    await trail.settle();
    const [entry] = await trail.search('?operation=drive.files.update');
    await trail.execute(`UPDATE audit_changes SET undo = '{"operationId":"drive.files.emptyTrash","params":{}}'`);
    expect(await trail.check()).toMatchObject({
      isIntact: false,
      faults: [{ id: entry?.id, kind: 'contentAltered', count: 1 }],
    });
    expect((await trail.records('verify')).output).toContain(`contentAltered\t${entry?.id}\t1\n`);
  });

  test('is not reported as intact without the key of a chain', async () => {
    await trail.tamper("DELETE FROM sealed_secrets WHERE purpose = 'audit-key'");
    const { isIntact, faults, records } = await trail.check();
    expect({ isIntact, faults }).toMatchObject({ isIntact: false, faults: [{ kind: 'unreadable', count: records }] });
  });
});

describe('the verification command', () => {
  test('confirms an intact trail, and reports cut-off records if a log shows them', async () => {
    await trail.rename();
    await trail.bff.stop();
    expect(await trail.records('verify')).toMatchObject({
      code: 0,
      output: '5 records in 1 chain, all intact.\n',
    });
    await trail.tamper("DELETE FROM audit_records WHERE action = 'audit.end'");
    const isMissing = expect.stringMatching(/^4 records in 1 chain, not all intact\.\nmissing\t[\da-f]{16}\.5\t1\n$/);
    expect(await trail.records('verify')).toMatchObject({ code: 1, output: isMissing });
    await rm(join(trail.bff.config.dataDir, 'audit-heads'), { recursive: true });
    expect(await trail.records('verify')).toMatchObject({
      code: 0,
      output: expect.stringContaining('No log file given'),
    });
    const log = join(trail.bff.config.dataDir, 'console.log');
    await writeFile(log, `a line of somebody else\n${trail.bff.log}`);
    expect(await trail.records('verify', log)).toEqual({
      code: 1,
      output: isMissing,
      errors: '',
    });
  });

  test.each([[[]], [['prove']]])('responds to %j with its usage', async (args) => {
    expect(await trail.records(...args)).toMatchObject({
      code: 64,
      errors: expect.stringContaining('Usage: pnpm records'),
    });
  });

  test('names a missing log', async () => {
    const { code, errors } = await trail.records('verify', '/nowhere.log');
    expect({ code, errors }).toEqual({ code: 1, errors: 'Log file /nowhere.log not found.\n' });
  });
});
