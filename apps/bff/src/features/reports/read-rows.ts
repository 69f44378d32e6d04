import { randomUUID } from 'node:crypto';
import { isRecord } from '@rotunda/api-client/is-record';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { ownOperations } from '@rotunda/api-client/own-operations';
import { readMember } from '@rotunda/api-client/read-member';
import { PageTokens } from '#domain/calls/page-tokens.ts';
import type { CallParams } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { ReportSource } from './report-store.ts';

/** Reads a list of the console as if the user had requested it. Throws if the route does. */
export type ReadConsoleList = (principal: Principal, path: string) => Promise<unknown>;

/** The dependencies for reading lists. */
export type ReadDeps = { calls: Pick<UserCallExecutor, 'execute'>; readConsoleList: ReadConsoleList };

/** The rows of a list, and their completeness. */
export type ReportRows = {
  rows: Record<string, unknown>[];
  /** Describes missing rows. Undefined if none are missing. */
  note?: string | undefined;
  /** Whether an index is still being updated. */
  isPending: boolean;
};

/** A page of a list. */
type Page = { rows: unknown; next: unknown; coverage?: unknown };

/** The maximum number of rows in a report. */
const MAX_ROWS = 10_000;

/** The console's own lists: the field with their rows, and whether they are paginated. */
const CONSOLE_LISTS = {
  'bff.accessDecisions.list': { rows: 'decisions', isPaged: true },
  'bff.alertChannels.list': { rows: 'channels', isPaged: false },
  'bff.alertRules.list': { rows: 'rules', isPaged: false },
  'bff.alerts.list': { rows: 'alerts', isPaged: false },
  'bff.audit.search': { rows: 'entries', isPaged: true },
  'bff.indexes.accessRequests': { rows: 'rows', isPaged: true },
  'bff.indexes.approvals': { rows: 'rows', isPaged: true },
  'bff.indexes.outsideAccess': { rows: 'rows', isPaged: true },
  'bff.indexes.people': { rows: 'rows', isPaged: true },
  'bff.indexes.projects': { rows: 'rows', isPaged: true },
  'bff.jobs.list': { rows: 'jobs', isPaged: true },
  'bff.reports.list': { rows: 'reports', isPaged: false },
  'bff.watches.list': { rows: 'watches', isPaged: false },
} as const satisfies Partial<Record<keyof typeof ownOperations, { rows: string; isPaged: boolean }>>;

/** The services' lists without pagination: the field with their rows. */
const UNPAGED_LISTS: Readonly<Partial<Record<OperationId, string>>> = {
  'script.projects.properties.list': 'properties',
  'script.projects.triggers.list': 'triggers',
};

type ConsoleList = keyof typeof CONSOLE_LISTS;

const CONSOLE_PAGE_SIZE = 200;
const PAGING = ['pageSize', 'pageToken', 'maxResults'];

/** Whether an operation is a list that can be exported. */
export function isReportable(operationId: string): boolean {
  return isConsoleList(operationId) || findList(operationId) !== undefined;
}

/** Reads all rows of a list that the user may currently see. Throws the ProblemError that the user's own request would get. */
export async function readRows(deps: ReadDeps, principal: Principal, source: ReportSource): Promise<ReportRows> {
  const rows: Record<string, unknown>[] = [];
  const tokens = new PageTokens();
  let coverage: unknown;
  for (let token: string | undefined; ; ) {
    const page = await readPage(deps, principal, source, token);
    coverage ??= page.coverage;
    rows.push(...(Array.isArray(page.rows) ? page.rows.filter(isRecord) : []));
    if (typeof page.next !== 'string') break;
    if (rows.length >= MAX_ROWS) return { ...describeCoverage(coverage), rows: rows.slice(0, MAX_ROWS), note: LIMITED };
    token = tokens.follow(page.next);
  }
  return { ...describeCoverage(coverage), rows };
}

const LIMITED = `Only the first ${MAX_ROWS.toLocaleString('en')} rows are included.`;

/** Reads one page of a list. */
export async function readPage(
  { calls, readConsoleList }: ReadDeps,
  principal: Principal,
  { operationId, params }: ReportSource,
  pageToken: string | undefined,
): Promise<Page> {
  const filters = Object.fromEntries(Object.entries(params).filter(([name]) => !PAGING.includes(name)));
  if (isConsoleList(operationId)) {
    const { rows, isPaged } = CONSOLE_LISTS[operationId];
    const paging = isPaged && { pageSize: CONSOLE_PAGE_SIZE, ...(pageToken !== undefined && { pageToken }) };
    const query = toQuery({ ...filters, ...paging });
    const body = await readConsoleList(principal, `${ownOperations[operationId].path}?${query}`);
    return {
      rows: readMember(body, rows),
      next: readMember(body, 'nextPageToken'),
      coverage: readMember(body, 'coverage'),
    };
  }
  const found = findList(operationId);
  if (!found) throw new ProblemError('bad_request', { detail: `operationId: ${operationId} is not a list.` });
  const { id, items, paging } = found;
  const token = pageToken !== undefined && paging && { [paging.token]: pageToken };
  const call = { operationId: id, params: { ...filters, ...token } };
  const { body } = await calls.execute(principal, call, randomUUID());
  return { rows: readMember(body, items), next: paging && readMember(body, paging.next) };
}

function isConsoleList(operationId: string): operationId is ConsoleList {
  return Object.hasOwn(CONSOLE_LISTS, operationId);
}

function findList(operationId: string) {
  const found: OperationDescriptor | undefined = Object.values(operations).find(({ id }) => id === operationId);
  const id = found?.id as OperationId | undefined;
  const isRead = id !== undefined && operationTraits[id].risk === 'read' && found?.method === 'GET';
  const items = found?.paging?.items ?? (id && UNPAGED_LISTS[id]);
  return isRead && items !== undefined ? { id, items, paging: found?.paging } : undefined;
}

function toQuery(params: CallParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) for (const one of [value].flat()) query.append(name, String(one));
  return query.toString();
}

/** Describes the gaps of the index that provides the rows. */
function describeCoverage(coverage: unknown): Pick<ReportRows, 'note' | 'isPending'> {
  const state = readMember(coverage, 'state');
  if (state === undefined) return { isPending: false };
  const failed = Number(readMember(coverage, 'failedCount') ?? 0);
  const reason = readMember(coverage, 'reason');
  if (state === 'paused') return { isPending: false, note: `The index is paused. ${reason ?? ''}`.trim() };
  if (state !== 'current') return { isPending: true, note: 'The index was still being updated.' };
  if (readMember(coverage, 'isIncomplete') === true)
    return { isPending: false, note: 'The service did not search everywhere.' };
  return { isPending: false, ...(failed > 0 && { note: `Not everything could be read (${failed} failed).` }) };
}
