import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { describe, expect, test, vi } from 'vitest';
import { DiskBlobStore } from '#blobs/disk-blob-store.ts';
import { HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import { openDatabase } from '#db/open-database.ts';
import { Random } from '#demo/setting/random.ts';
import { seedUsers } from '#demo/setting/users.ts';
import { readFiles, type WrittenFile } from '#items/script-files/read-files.ts';
import { DemoRuns } from './demo-runs.ts';
import { seedScript } from './seed-script.ts';

const ANCHOR_MS = Date.UTC(2026, 2, 2);

async function seed(nowMs = ANCHOR_MS) {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-seed-'));
  const db = openDatabase(join(directory, 'services.db'));
  const random = new Random('test');
  await db.runAsyncTransaction(() =>
    seedScript({
      db,
      blobs: new DiskBlobStore(join(directory, 'blobs')),
      clock: { nowMs: () => nowMs },
      anchorMs: ANCHOR_MS,
      random,
      people: seedUsers(db, random.fork('people'), 'no password', 0),
      fileShare: 1,
      settings: {
        publicOrigin: 'http://127.0.0.1:4100',
        consoleOrigin: 'http://localhost:4000',
        watchAddresses: new AddressPolicy([], []),
      },
    }),
  );
  return {
    db,
    count: (table: string) => db.get<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count,
    rows: <Row = Record<string, unknown>>(sql: string) => db.all<Row>(sql),
    [Symbol.dispose]() {
      db.close();
      rmSync(directory, { recursive: true });
    },
  };
}

describe('the demo organisation’s scripts', () => {
  test('are forty-four projects with some five thousand ended executions in every status', async () => {
    using seeded = await seed();
    expect(seeded.count('script_projects')).toBe(44);
    expect(seeded.count('script_triggers')).toBe(9);
    expect(seeded.count('processes WHERE ended_at IS NOT NULL')).toBe(5120);
    const statuses = seeded.rows('SELECT DISTINCT process_status AS status FROM process_series ORDER BY status');
    expect(statuses.map(({ status }) => status)).toEqual(
      'CANCELED COMPLETED DELAYED EXECUTION_DISABLED FAILED PAUSED RUNNING TIMED_OUT UNKNOWN'.split(' '),
    );
    const types = seeded.rows('SELECT DISTINCT process_type FROM process_series');
    expect(types).toHaveLength(9);
  });

  test('record where in the code each failure happened', async () => {
    using seeded = await seed();
    const silent = `processes AS p JOIN process_series AS s ON s.id = p.series_id
      LEFT JOIN process_errors AS e ON e.process_id = p.id
      WHERE s.process_status = 'FAILED' AND (e.stack IS NULL OR e.stack = '[]')`;
    expect(seeded.count(silent)).toBe(0);
  });

  test('were active in the last hours, whatever the time of day, and some of them fail', async () => {
    const nowMs = ANCHOR_MS + 22 * HOUR_MS;
    using seeded = await seed(nowMs);
    const series = 'processes AS p JOIN process_series AS s ON s.id = p.series_id';
    const lastHour = `p.ended_at BETWEEN ${nowMs - HOUR_MS} AND ${nowMs}`;
    expect(seeded.count(`${series} WHERE ${lastHour} AND s.process_status = 'COMPLETED'`)).toBeGreaterThan(5);
    expect(seeded.count(`${series} WHERE ${lastHour} AND s.process_status = 'FAILED'`)).toBeGreaterThan(0);
    expect(seeded.count(`processes WHERE ended_at > ${nowMs}`)).toBe(0);
    const inProgress = seeded.rows<{ firstAt: number }>(
      'SELECT min(started_at) AS firstAt FROM processes WHERE ended_at IS NULL',
    )[0]?.firstAt;
    expect(inProgress).toBeGreaterThanOrEqual(nowMs - 6 * MINUTE_MS);
  });

  test('end their runs in progress, including waiting ones, within the time limit of an execution', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    using seeded = await seed();
    let nowMs = ANCHOR_MS;
    const { db } = seeded;
    using runs = new DemoRuns({
      db,
      clock: { nowMs: () => nowMs },
      onError: (error) => expect.unreachable(String(error)),
    });
    const inProgress = `processes AS p JOIN process_series AS s ON s.id = p.series_id
      WHERE p.ended_at IS NULL AND s.process_status <> 'PAUSED'`;
    expect(seeded.count(inProgress)).toBeGreaterThan(5);
    runs.start();
    for (let second = 0; second < 360; second += 1) {
      nowMs += 1_000;
      vi.advanceTimersByTime(1_000);
    }
    expect(seeded.count(inProgress)).toBe(0);
    expect(seeded.count(`processes WHERE ended_at - started_at > ${6 * MINUTE_MS}`)).toBe(0);
    expect(seeded.count('live_processes')).toBe(0);
    vi.useRealTimers();
  });

  test('are accepted by the service', async () => {
    using seeded = await seed();
    const files = seeded.rows<WrittenFile & { snapshotId: number }>(
      `SELECT f.snapshot_id AS snapshotId, f.name, f.type, s.text AS source
       FROM script_files AS f JOIN script_sources AS s ON s.sha256 = f.source_sha256 ORDER BY f.position`,
    );
    const projects = Map.groupBy(files, ({ snapshotId }) => snapshotId);
    expect(projects.size).toBe(2 * 44 + 3);
    for (const project of projects.values()) {
      expect(readFiles(project)).toEqual(project.map(({ name, type, source }) => ({ name, type, source })));
    }
  });

  test('are the same on the same day', async () => {
    using first = await seed();
    using second = await seed();
    const history = 'SELECT series_id, started_at, ended_at FROM processes ORDER BY id';
    expect(second.rows(history)).toEqual(first.rows(history));
  });
});
