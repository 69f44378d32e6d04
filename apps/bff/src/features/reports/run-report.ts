import { countOf } from '@rotunda/api-client/count-of';
import { Temporal } from 'temporal-polyfill';
import { CredentialLostError, RefreshFailedError } from '#domain/credential-errors.ts';
import { formatFailure } from '#domain/failure-text.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { getNextDueTime } from '#platform/delivery/delivery-schedule.ts';
import { retryWait } from '#platform/delivery/retry-wait.ts';
import { type Delivery, deliverToChannel, deliverToFolder, type ReportContent } from './deliver-report.ts';
import { composeDigest } from './digest.ts';
import { readRows } from './read-rows.ts';
import type { ReportDeps } from './report-deps.ts';
import { type FileFormat, toFile } from './report-file.ts';
import { getSchedule, getSource, type ReportRow, type RunResult } from './report-store.ts';

/** A run that cannot finish yet. */
type Wait = { outcome: 'wait'; status: 'preparing' | 'waiting'; text: string; waitMs: number };

/** The number of consecutive failed runs after which a report is paused. */
const MAX_FAILURES = 3;

const MAX_ATTEMPTS = 5;
const INDEX_WAIT_MS = 10_000;
const GIVE_UP_INDEX_MS = 10 * 60_000;
const SIGNED_OUT_WAIT_MS = 60_000;
const GIVE_UP_SIGN_IN_MS = 20 * 3_600_000;
const SIGNED_OUT: Wait = {
  outcome: 'wait',
  status: 'waiting',
  text: 'You were signed out. The report runs after your next sign-in.',
  waitMs: SIGNED_OUT_WAIT_MS,
};

/** Runs a due report with its owner's current permissions. Returns the result to store. */
export async function runReport(deps: ReportDeps, row: ReportRow): Promise<RunResult> {
  const nowMs = deps.clock.nowMs();
  const result = await attempt(deps, row).catch(toResult);
  const lateMs = nowMs - Number(row.planned_at);
  if (result.outcome === 'wait') {
    if (result.status === 'preparing' || lateMs < GIVE_UP_SIGN_IN_MS)
      return { status: result.status, last_result: result.text, due_at: nowMs + result.waitMs };
    return failRun(row, nowMs, result.text);
  }
  if (result.outcome === 'retry' && row.attempts + 1 < MAX_ATTEMPTS) {
    const dueAt = nowMs + retryWait(row.attempts, result.retryAfterMs ?? 0);
    const text = `${result.text} Trying again.`;
    return { status: 'preparing', last_result: text, attempts: row.attempts + 1, due_at: dueAt };
  }
  if (result.outcome !== 'delivered') return failRun(row, nowMs, result.text);
  return { ...planNext(row, nowMs), status: 'succeeded', last_result: result.text, last_at: nowMs, failures: 0 };
}

async function attempt(deps: ReportDeps, row: ReportRow): Promise<Delivery | Wait> {
  const { clock, findForWork } = deps;
  const principal = await findForWork(row.user_id);
  if (!principal) return SIGNED_OUT;
  const { rows, note, isPending } = await readRows(deps, principal, getSource(row));
  if (isPending && clock.nowMs() - Number(row.planned_at) < GIVE_UP_INDEX_MS)
    return { outcome: 'wait', status: 'preparing', text: 'The index is being updated.', waitMs: INDEX_WAIT_MS };
  const content = compose(deps, row, rows, note);
  if (!content) return { outcome: 'delivered', text: 'Nothing was waiting, so no message was sent' };
  const delivery = await deliver(deps, principal, row, content);
  if (delivery.outcome !== 'delivered') return delivery;
  const count = content.rowCount;
  const parts = [`${delivery.text}: ${countOf(count, 'row')}`, note];
  return { ...delivery, text: parts.filter((part) => part !== undefined).join('. ') };
}

function deliver(deps: ReportDeps, principal: Principal, row: ReportRow, content: ReportContent): Promise<Delivery> {
  return row.destination_kind === 'folder'
    ? deliverToFolder(deps, principal, row, content)
    : deliverToChannel(deps, principal, row, content);
}

function compose(
  { clock, sending }: ReportDeps,
  row: ReportRow,
  rows: Record<string, unknown>[],
  note: string | undefined,
): ReportContent | undefined {
  const { timeZone } = getSchedule(row);
  const planned = Temporal.Instant.fromEpochMilliseconds(Number(row.planned_at)).toZonedDateTimeISO(timeZone);
  const time = planned.toPlainTime().toString({ smallestUnit: 'minute' });
  const label = `${row.name} ${planned.toPlainDate()} ${time}`;
  const common = { rowCount: rows.length, label, note };
  if (row.format !== 'digest') {
    // Some file systems do not allow colons in file names.
    return { ...common, file: toFile(label.replaceAll(/[/\\:]/g, '-'), row.format as FileFormat, rows) };
  }
  const address = `${sending.address.publicOrigin}${sending.address.basePath}`;
  const digest = composeDigest(rows, { nowMs: clock.nowMs(), timeZone, address });
  return digest && { ...common, digest };
}

function failRun(row: ReportRow, nowMs: number, text: string): RunResult {
  const failures = row.failures + 1;
  const note = { ...planNext(row, nowMs), last_at: nowMs, last_result: text, failures };
  return { ...note, status: failures >= MAX_FAILURES ? 'paused' : 'failed' };
}

function planNext(row: ReportRow, nowMs: number): RunResult {
  const dueAt = getNextDueTime(getSchedule(row), nowMs);
  return { planned_at: dueAt, due_at: dueAt, attempts: 0 };
}

function toResult(error: unknown): Delivery | Wait {
  if (error instanceof CredentialLostError) return SIGNED_OUT;
  if (error instanceof RefreshFailedError) return { outcome: 'retry', text: 'The sign-in could not be renewed.' };
  if (!(error instanceof ProblemError)) throw error;
  if (error.code === 'unauthenticated' || error.code === 'upstream_auth') return SIGNED_OUT;
  const isTemporary = error.failure === 'quota' || error.failure === 'outage';
  return { outcome: isTemporary ? 'retry' : 'failed', text: formatFailure(error) };
}
