import { readMember } from '@rotunda/api-client/read-member';
import type { UserCall } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { CallResponse } from '#upstream/calls/call-response.ts';

/** The fault of the next change at a service. */
export type ServiceFault = 'quota' | 'refused' | 'unreachable' | 'responseLost';

const FIRST_NAME = 'as it was';

/** A model of a service with named files and their permissions. */
export class ServiceModel {
  /** The faults of the next changes. null for none. */
  readonly faults: (ServiceFault | null)[] = [];
  readonly #names = new Map<string, string>();
  readonly #permissions = new Map<string, string>();
  readonly #onEffect: (tag: string, requestId: string) => void;
  #made = 0;

  constructor(onEffect: (tag: string, requestId: string) => void) {
    this.#onEffect = onEffect;
  }

  /** Returns the name of a file. */
  nameOf(fileId: string): string {
    return this.#names.get(fileId) ?? FIRST_NAME;
  }

  /** Whether a permission exists. */
  hasPermission(tag: string): boolean {
    return [...this.#permissions.values()].includes(tag);
  }

  /** The initial name of files. */
  get firstName(): string {
    return FIRST_NAME;
  }

  /** Responds to a read call. */
  read({ params }: UserCall): CallResponse {
    return respond({ name: this.nameOf(String(params.fileId)) });
  }

  /** Makes a change. Throws the console's error for a rejected call or a missing response. */
  change(call: UserCall, requestId: string): CallResponse {
    const fault = this.faults.shift();
    if (fault === 'quota') throw refusal('rate_limited', 429, { failure: 'quota', retryAfterSeconds: 1 });
    if (fault === 'refused') throw refusal('upstream_forbidden', 403, {});
    if (fault === 'unreachable') throw new ProblemError('upstream_unreachable');
    const response = this.#apply(call, requestId);
    if (fault === 'responseLost') throw new ProblemError('upstream_timeout');
    return response;
  }

  #apply({ operationId, params, body }: UserCall, requestId: string): CallResponse {
    if (operationId === 'drive.permissions.delete') {
      if (!this.#permissions.delete(String(params.permissionId))) throw refusal('not_found', 404, {});
      return respond(undefined);
    }
    if (operationId === 'drive.permissions.create') {
      const tag = String(readMember(body, 'emailAddress'));
      this.#made += 1;
      const id = `permission-${this.#made}`;
      this.#permissions.set(id, tag);
      this.#onEffect(tag, requestId);
      return respond({ id });
    }
    const name = String(readMember(body, 'name'));
    this.#names.set(String(params.fileId), name);
    this.#onEffect(name, requestId);
    return respond({ id: params.fileId, name });
  }
}

function respond(body: unknown): CallResponse {
  return { status: 200, body, upstreamStatus: undefined };
}

function refusal(
  code: 'rate_limited' | 'upstream_forbidden' | 'not_found',
  status: number,
  options: { failure?: 'quota'; retryAfterSeconds?: number },
): ProblemError {
  return new ProblemError(code, { ...options, upstream: { status, message: code } });
}
