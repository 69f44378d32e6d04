import { operationTraits } from '@rotunda/api-client/operation-traits';
import { pino } from 'pino';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { DelayedCallStore } from '#features/delayed-calls/delayed-call-store.ts';
import { DelayedCallWorker } from '#features/delayed-calls/delayed-call-worker.ts';
import { JobItemStore } from '#features/jobs/job-item-store.ts';
import { JobRunner } from '#features/jobs/job-runner.ts';
import { JobStore } from '#features/jobs/job-store.ts';
import { toDoneResult } from '#platform/audit-trail/call-result.ts';
import { type Audit, openAudit } from '#platform/audit-trail/open-audit.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import type { ExecuteUserCalls } from '#upstream/calls/user-call-executor.ts';
import { auditChange } from '#upstream/client/audit-call.ts';
import type { Gate } from './controlled-store.ts';
import type { ServiceModel } from './service-model.ts';

/** The environment of a replica. */
export type ReplicaDeps = {
  store: Store;
  clock: Clock;
  gate: Gate;
  ring: KeyRing;
  dataDir: string;
  service: ServiceModel;
  findForWork: () => Promise<Principal | undefined>;
};

/** The parts of a console process that do background work for users. */
export type Replica = { jobs: JobStore; items: JobItemStore; delayedCalls: DelayedCallStore; audit: Audit };

const RETENTION_MS = 24 * 3_600_000;
const log = pino({ level: 'silent' });

/** Starts a console process. */
export async function startReplica(parts: ReplicaDeps): Promise<Replica> {
  const { store, clock, ring, dataDir, findForWork } = parts;
  const seals = new RowSeals(ring, () => undefined);
  const secrets = new SecretStore(store, ring);
  const retention = { retainContentMs: RETENTION_MS, retainRecordsMs: undefined };
  const audit = await openAudit({
    store,
    secrets,
    clock,
    log,
    issuer: 'https://issuer.example',
    dataDir,
    ...retention,
  });
  const calls = createCalls(parts, audit);
  const invalidations = { publish: () => Promise.resolve() };
  const delayedCalls = new DelayedCallStore(store, clock, seals, () => sender.notify());
  const jobs = new JobStore(store, clock, seals, () => runner.notify());
  const items = new JobItemStore(store, clock, seals);
  const sender = new DelayedCallWorker({ delayedCalls, calls, invalidations, findForWork, clock, log });
  const runner = new JobRunner({
    jobs,
    items,
    calls,
    escalations: { plan: () => Promise.resolve() },
    invalidations,
    findForWork,
    clock,
    log,
  });
  audit.start();
  sender.start();
  runner.start();
  return { jobs, items, delayedCalls, audit };
}

/** Creates calls to a modelled service that use the real audit trail. */
function createCalls({ gate, service }: ReplicaDeps, audit: Audit): ExecuteUserCalls {
  const change = (call: UserCall, requestId: string) =>
    gate.pass({ label: `request ${requestId}`, isWrite: true }, async () => service.change(call, requestId));
  return {
    execute: async ({ email, subject }, call, requestId) => {
      if (operationTraits[call.operationId].risk === 'read') return service.read(call);
      const audited = {
        call,
        resultOf: toDoneResult,
        actor: { requestId, email, subject },
        action: { action: call.operationId, service: 'drive', target: String(call.params.fileId) },
      };
      return auditChange(
        audit,
        audited,
        () => change(call, requestId),
        (response) => ({ call, after: response?.body }),
      );
    },
  };
}
