import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LargeOrganisation, type LargeOrganisationOptions } from './large-organisation.ts';

/** A call that reached the service. */
type Counted = { person: string; operation: string };

/** The behaviour of a large drive: the latency of each call, and the calls per minute that it allows. */
export type LargeDriveOptions = LargeOrganisationOptions & {
  latencyMs?: number;
  callsPerMinute?: { project: number; person: number };
};

const FILE = /^\/drive\/v3\/files\/([^/?]+)(?:\/(approvals|accessproposals|permissions))?$/;
const MAX_WITH_PERMISSIONS = 100; // The public service has the same maximum, whatever page size is requested.

/**
 * A test double of the drive service of an organisation with very many files. It responds to the indexes' requests in the public
 * format, with latency and quotas. It stores no files: each one is computed from its number.
 */
export class LargeDrive {
  readonly estate: LargeOrganisation;
  readonly calls: Counted[] = [];
  readonly #options: LargeDriveOptions;
  readonly #minutes = new Map<string, { endsAt: number; calls: number }>();
  /** The IDs of changed files, in the order of the change feed. */
  readonly changed: string[] = [];

  constructor(options: LargeDriveOptions) {
    this.#options = options;
    this.estate = new LargeOrganisation(options);
  }

  /** Handles one request. */
  readonly handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    request.resume();
    const url = new URL(request.url ?? '', 'http://service.test');
    const [, person = ''] = /mark-(.+@[a-z.]+)-/.exec(request.headers.authorization ?? '') ?? [];
    const operation = operationOf(url.pathname);
    this.calls.push({ person, operation });
    if (this.#options.latencyMs) await sleep(this.#options.latencyMs);
    const refusal = this.#overQuota(person);
    const { status, body } = refusal ?? this.#respond(operation, url, person);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  /** Counts the calls of an operation, of one user or of all. */
  count(operation: string, person?: string): number {
    return this.calls.filter((call) => call.operation === operation && (person ?? call.person) === call.person).length;
  }

  /** Counts the calls of a user. */
  countOf(person: string): number {
    return this.calls.filter((call) => call.person === person).length;
  }

  #overQuota(person: string): { status: number; body: object } | undefined {
    const limits = this.#options.callsPerMinute;
    if (!limits) return undefined;
    if (this.#take('', limits.project)) return quota('rateLimitExceeded');
    return this.#take(person, limits.person) ? quota('userRateLimitExceeded') : undefined;
  }

  #take(key: string, limit: number): boolean {
    const nowMs = Date.now();
    const minute = this.#minutes.get(key);
    const current = minute && minute.endsAt > nowMs ? minute : { endsAt: nowMs + 60_000, calls: 0 };
    current.calls += 1;
    this.#minutes.set(key, current);
    return current.calls > limit;
  }

  #respond(operation: string, url: URL, person: string): { status: number; body: object } {
    const fileId = FILE.exec(url.pathname)?.[1] ?? '';
    const number = this.estate.numberOf(fileId);
    const isThere = number !== undefined && this.estate.isVisible(number, person);
    switch (operation) {
      case 'files.list':
        return { status: 200, body: this.#list(url.searchParams, person) };
      case 'changes.getStartPageToken':
        return { status: 200, body: { startPageToken: String(this.changed.length) } };
      case 'changes.list':
        return { status: 200, body: this.#listChanges(Number(url.searchParams.get('pageToken')), person) };
      case 'files.get':
        if (fileId.startsWith('folder')) return { status: 200, body: { id: fileId, name: fileId } };
        return isThere ? { status: 200, body: this.estate.fileOf(number, person) } : NOT_FOUND;
      case 'approvals.list':
        return isThere ? { status: 200, body: { items: this.estate.approvalsOf(number, person) } } : NOT_FOUND;
      case 'accessproposals.list':
        if (!isThere) return NOT_FOUND;
        if (!this.estate.canShare(number, person)) return refused('insufficientFilePermissions');
        return { status: 200, body: { accessProposals: this.estate.proposalsOf(number) } };
      default:
        return NOT_FOUND;
    }
  }

  #list(params: URLSearchParams, person: string): object {
    const fields = params.get('fields') ?? '';
    const most = fields.includes('permissions(') ? MAX_WITH_PERMISSIONS : 1_000;
    const pageSize = Math.min(Number(params.get('pageSize') ?? 100), most);
    const numbers = this.estate.find(params.get('q') ?? '', person);
    const key = createHash('sha256')
      .update(params.get('q') ?? '')
      .digest('base64url')
      .slice(0, 8);
    const [of, start = '0'] = (params.get('pageToken') ?? `${key}.0`).split('.');
    // A page token is bound to its query.
    if (of !== key) return { files: [] };
    const page = numbers.slice(Number(start), Number(start) + pageSize);
    const files = Array.from(page, (number) =>
      fields.startsWith('files(id)') ? { id: this.estate.idOf(number) } : this.estate.fileOf(number, person),
    );
    const next = Number(start) + pageSize;
    return { files, ...(next < numbers.length && { nextPageToken: `${key}.${next}` }) };
  }

  #listChanges(from: number, person: string): object {
    const changes = this.changed.slice(from).map((fileId) => {
      const number = this.estate.numberOf(fileId);
      const isThere = number !== undefined && this.estate.isVisible(number, person);
      return isThere ? { fileId, file: this.estate.fileOf(number, person) } : { fileId, removed: true };
    });
    return { changes, newStartPageToken: String(this.changed.length) };
  }
}

function operationOf(path: string): string {
  if (path === '/drive/v3/files') return 'files.list';
  if (path === '/drive/v3/changes/startPageToken') return 'changes.getStartPageToken';
  if (path === '/drive/v3/changes') return 'changes.list';
  const [isFile, , part] = FILE.exec(path) ?? [];
  if (isFile === undefined) return path;
  return part === undefined ? 'files.get' : `${part}.list`;
}

const NOT_FOUND = {
  status: 404,
  body: { error: { code: 404, message: 'File not found', errors: [{ reason: 'notFound' }] } },
};

function refused(reason: string) {
  return { status: 403, body: { error: { code: 403, message: reason, errors: [{ domain: 'global', reason }] } } };
}

function quota(reason: string) {
  return { status: 403, body: { error: { code: 403, message: reason, errors: [{ domain: 'usageLimits', reason }] } } };
}
