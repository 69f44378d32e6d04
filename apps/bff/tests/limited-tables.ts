import { randomBytes } from 'node:crypto';
import { systemClock } from '#domain/clock.ts';
import { ChannelStore } from '#features/alerts/delivery/channel-store.ts';
import { RuleStore } from '#features/alerts/rule-store.ts';
import { type TemplateContent, TemplateStore } from '#features/approval-templates/template-store.ts';
import { type AccessPeriodDraft, AccessPeriodStore } from '#features/calendar-access/access-period-store.ts';
import { FeedStore } from '#features/calendar-feeds/feed-store.ts';
import { DelayedCallStore } from '#features/delayed-calls/delayed-call-store.ts';
import { DeploymentWatchStore } from '#features/deployment-watches/deployment-watch-store.ts';
import { ErrorNoteStore } from '#features/error-notes/error-note-store.ts';
import { EscalationStore } from '#features/escalations/escalation-store.ts';
import { JobStore } from '#features/jobs/job-store.ts';
import { WatchStore } from '#features/live-updates/watch-store.ts';
import { ReportStore } from '#features/reports/report-store.ts';
import { RunStore } from '#features/saved-views/run-store.ts';
import { ViewStore } from '#features/saved-views/view-store.ts';
import { ScheduleStore } from '#features/scheduled-deployments/schedule-store.ts';
import { UploadStore } from '#features/uploads/upload-store.ts';
import { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { noSignal } from '#platform/invalidations/invalidation-signal.ts';
import { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowLimit } from '#platform/store/row-limit.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import { PlaceStore } from '#platform/user-settings/place-store.ts';
import { OLGA } from '#testing/sample-principal.ts';

type Table = keyof StoreSchema;
type Rows = { [Name in Table]: Pick<RowLimit<Name>, 'table' | 'of'> }[Table];
/** A table with a limit of rows. */
export type LimitedTable = Rows & {
  /** The limit of rows. */
  max: number;
  /** The status of a refusal, if it is not 409. */
  status?: number;
  /** Adds rows, so that the test needs fewer than `max` requests. Returns how many. */
  fill?: () => Promise<number>;
  add: (index: number) => Promise<unknown>;
};

const HOUR_MS = 3_600_000;
const OWN = { user_id: OLGA.userId };
const CALL = { operationId: 'drive.files.update', params: { fileId: 'f' }, body: { name: 'a' } } as const;
const NO_KEY = { key: undefined, hash: '' };

/** Returns every table with a limit, and how a row is added to it. */
export function listLimitedTables(store: Store): LimitedTable[] {
  const ring = new KeyRing([['k1', randomBytes(32)]]);
  const seals = new RowSeals(ring, () => undefined);
  const secrets = new SecretStore(store, ring);
  const clock = systemClock;
  const nowMs = clock.nowMs();
  return [...ownLists(nowMs), ...work(nowMs)];

  function ownLists(startMs: number): LimitedTable[] {
    const places = new PlaceStore(store, clock);
    const views = new ViewStore(store, clock);
    const templates = new TemplateStore(store, clock);
    const rules = new RuleStore(store, clock, { add: async () => undefined });
    const channels = new ChannelStore(store, clock, secrets);
    const feeds = new FeedStore(store, clock);
    const runs = new RunStore(store, clock);
    const notes = new ErrorNoteStore(store, clock);
    const schedule = { frequency: 'daily', timeZone: 'UTC', clock: '08:30', weekday: 1 } as const;
    const view = { userId: OLGA.userId, ownerName: 'Olga', screen: 'files', search: {}, isTeam: false };
    const content: TemplateContent = {
      reviewers: [],
      message: '',
      isLocked: false,
      pinsContent: false,
      due: { kind: 'none' },
      change: 'RESET_APPROVAL',
    };
    const rule = { kind: 'deploymentFails', settings: {}, isTeam: false, isEnabled: true } as const;
    const channel = { kind: 'webhook', name: 'c', schedule, isTeam: false, isEnabled: true } as const;
    const secret = { address: 'https://example.com/', signingSecret: 's' };
    const run = { operationId: 'drive.files.get', params: {}, status: 200, durationMs: 1 };
    const pinned = async () => runs.change(OLGA.userId, (await runs.save(OLGA.userId, run)).id, { isPinned: true });
    const note = { is_muted: 1, note: '', author_name: 'Olga', updated_at: startMs };
    return [
      { table: 'views', of: OWN, max: 200, add: (index) => views.create({ ...view, name: `v${index}` }) },
      {
        table: 'approval_templates',
        of: OWN,
        max: 100,
        add: (index) => templates.create(OLGA, { name: `t${index}`, isTeam: false, content }),
      },
      {
        table: 'alert_rules',
        of: OWN,
        max: 50,
        add: (index) => rules.create(OLGA.userId, 'Olga', { ...rule, name: `r${index}` }),
      },
      { table: 'alert_channels', of: OWN, max: 20, add: () => channels.create(OLGA, channel, secret) },
      {
        table: 'calendar_feeds',
        of: OWN,
        max: 20,
        add: () => feeds.create(OLGA.userId, { kind: 'events', title: 'f', filter: {} }),
      },
      {
        table: 'explorer_runs',
        of: { ...OWN, is_pinned: 1 },
        max: 100,
        fill: async () => {
          for (let index = 0; index < 98; index += 1) await pinned();
          return 98;
        },
        add: pinned,
      },
      {
        table: 'places',
        of: { ...OWN, list: 'pins' },
        max: 200,
        add: (index) => places.pin(OLGA.userId, 'file', `f${index}`, 'File'),
      },
      {
        table: 'error_notes',
        of: {},
        max: 2_000,
        fill: async () => {
          const rows = Array.from({ length: 1_998 }, (_, index) => ({ fingerprint_id: `a${index}`, ...note }));
          await store.insertInto('error_notes').values(rows).execute();
          return rows.length;
        },
        add: (index) => notes.set({ fingerprintId: `b${index}`, isMuted: true, note: '', authorName: 'Olga' }),
      },
    ];
  }

  function work(startMs: number): LimitedTable[] {
    const outbox = new InvalidationOutbox(store, noSignal, clock);
    const watches = new WatchStore(store, clock, new UserInvalidations(outbox, async () => []), seals);
    const deploymentWatches = new DeploymentWatchStore(store, clock, seals);
    const scheduled = new ScheduleStore(store, clock, seals);
    const periods = new AccessPeriodStore(store, clock);
    const uploads = new UploadStore(store, secrets, clock, 'https://id.example', seals);
    const reports = new ReportStore(store, clock, seals);
    const jobs = new JobStore(store, clock, seals);
    const delayedCalls = new DelayedCallStore(store, clock, seals);
    const escalations = new EscalationStore(store, clock, seals);
    const steps = (length: number) =>
      Array.from({ length }, () => ({ kind: 'remind', timeMs: startMs + HOUR_MS }) as const);
    const key = (approvalId: string) => ({ userId: OLGA.userId, fileId: 'f', approvalId });
    const item = { id: 'f', label: 'a', call: CALL };
    const job = { userId: OLGA.userId, title: 'j', operationId: CALL.operationId, items: [item], storesUndo: false };
    return [
      {
        table: 'watches',
        of: OWN,
        max: 50,
        add: () =>
          watches.prepare({
            userId: OLGA.userId,
            kind: 'changes',
            target: undefined,
            label: 'w',
            expiresAt: startMs + HOUR_MS,
          }),
      },
      {
        table: 'deployment_watches',
        of: { ...OWN, state: 'waiting' },
        max: 20,
        add: (index) =>
          deploymentWatches.replace(OLGA, {
            scriptId: 's',
            deploymentId: `d${index}`,
            isNew: false,
            formerVersion: 1,
            formerDescription: '',
            startMs,
            endMs: startMs + HOUR_MS,
            maxFailures: 1,
            action: 'alert',
          }),
      },
      {
        table: 'scheduled_deployments',
        of: { script_id: 's', state: 'waiting' },
        max: 20,
        add: (index) =>
          scheduled.create(OLGA, {
            scriptId: 's',
            deploymentId: `d${index}`,
            versionNumber: 2,
            formerVersion: 1,
            description: '',
            unchangedSince: undefined,
            freezeReason: undefined,
            watch: undefined,
            timeMs: startMs + HOUR_MS,
          }),
      },
      {
        table: 'calendar_access_periods',
        of: { ...OWN, is_open: 1 },
        max: 200,
        add: (index) => periods.create(OLGA, period(startMs, `p${index}@example.com`)),
      },
      {
        table: 'upload_sessions',
        of: { subject: OLGA.subject },
        max: 200,
        status: 429,
        add: () =>
          uploads.create({
            operationId: 'drive.files.create',
            fileId: undefined,
            name: 'a',
            contentType: 'text/plain',
            totalBytes: 5,
            subject: OLGA.subject,
            address: 'https://upload.example/1',
          }),
      },
      {
        table: 'reports',
        of: OWN,
        max: 20,
        add: () =>
          reports.create(OLGA.userId, {
            name: 'r',
            source: { operationId: 'drive.files.list', params: {} },
            path: '/files',
            format: 'csv',
            destination: { kind: 'folder', id: 'f', name: 'F' },
            schedule: { frequency: 'daily', timeZone: 'UTC', clock: '08:30', weekday: 1 },
            isEnabled: true,
          }),
      },
      { table: 'jobs', of: OWN, max: 20, add: () => jobs.create(job, NO_KEY) },
      {
        table: 'delayed_calls',
        of: { ...OWN, state: 'held' },
        max: 500,
        status: 429,
        add: () => delayedCalls.create({ userId: OLGA.userId, call: CALL, label: 'x', holdMs: HOUR_MS }, NO_KEY),
      },
      {
        table: 'approval_escalations',
        of: { ...OWN, state: 'waiting' },
        max: 2_000,
        fill: async () => {
          await escalations.replace(key('first'), steps(999));
          await escalations.replace(key('second'), steps(999));
          return 1_998;
        },
        add: (index) => escalations.replace(key(`a${index}`), steps(1)),
      },
    ];
  }
}

function period(startMs: number, value: string): AccessPeriodDraft {
  const scope = { type: 'user', value } as const;
  return { calendarId: 'c', scope, role: 'reader', notifies: false, startMs, endMs: startMs + HOUR_MS };
}
