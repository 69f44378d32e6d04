import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { ApprovalHistory } from '#features/approval-history/approval-history.ts';
import type { ApprovalRouteDeps } from '#features/approval-history/approval-routes.ts';
import type { EvidenceRouteDeps } from '#features/approval-history/evidence/evidence-routes.ts';
import { EvidenceStore } from '#features/approval-history/evidence/evidence-store.ts';
import type { SnoozeRouteDeps } from '#features/approval-snoozes/snooze-routes.ts';
import { SnoozeStore } from '#features/approval-snoozes/snooze-store.ts';
import type { TemplateRouteDeps } from '#features/approval-templates/template-routes.ts';
import { TemplateStore } from '#features/approval-templates/template-store.ts';
import { CapabilityProber } from '#features/capabilities/capability-prober.ts';
import type { DelayedCallRouteDeps } from '#features/delayed-calls/delayed-call-routes.ts';
import { DelayedCallStore } from '#features/delayed-calls/delayed-call-store.ts';
import { DelayedCallWorker } from '#features/delayed-calls/delayed-call-worker.ts';
import { FreezeGuard } from '#features/deployment-freeze/freeze-guard.ts';
import type { FreezeRouteDeps } from '#features/deployment-freeze/freeze-routes.ts';
import { DeploymentHistory } from '#features/deployment-history/deployment-history.ts';
import { DeploymentWatch } from '#features/deployment-history/deployment-watch.ts';
import type { ObserveDeps } from '#features/deployment-history/observe-deployments.ts';
import { EscalationStore } from '#features/escalations/escalation-store.ts';
import { planForJobs } from '#features/escalations/plan-for-jobs.ts';
import { ChangedFileReader } from '#features/indexes/crawl/changed-file-reader.ts';
import { FileChangeBroadcast } from '#features/indexes/crawl/file-change-broadcast.ts';
import { IndexCrawler } from '#features/indexes/crawl/index-crawler.ts';
import { OpenedFiles } from '#features/indexes/crawl/opened-files.ts';
import { SharedReads } from '#features/indexes/crawl/shared-reads.ts';
import { accessRequestReader } from '#features/indexes/readers/access-request-reader.ts';
import { createApprovalReader } from '#features/indexes/readers/approval-reader.ts';
import type { IndexReaders } from '#features/indexes/readers/index-reader.ts';
import { outsideAccessReader } from '#features/indexes/readers/outside-access-reader.ts';
import { createPeopleReader } from '#features/indexes/readers/people-reader.ts';
import { createProjectReader } from '#features/indexes/readers/project-reader.ts';
import type { IndexRouteDeps } from '#features/indexes/routes/index-route-deps.ts';
import { AccessDecisionStore } from '#features/indexes/store/access-decision-store.ts';
import { CrawlStore } from '#features/indexes/store/crawl-store.ts';
import { RowStore } from '#features/indexes/store/row-store.ts';
import { TargetStore } from '#features/indexes/store/target-store.ts';
import { JobItemStore } from '#features/jobs/job-item-store.ts';
import { JobRunner } from '#features/jobs/job-runner.ts';
import { JobStore } from '#features/jobs/job-store.ts';
import type { JobRouteDeps } from '#features/jobs/respond-with-job.ts';
import { sweepJobs } from '#features/jobs/sweep-jobs.ts';
import type { SavedStores } from '#features/saved-views/open-saved.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { SessionStore } from '#identity/sessions/session-store.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import { ServiceCapabilities } from '#platform/capabilities/service-capabilities.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { CallBudgetStore } from '#platform/limits/call-budget-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { CallObserver } from '#upstream/client/call-observer.ts';
import type { UpstreamClient } from '#upstream/client/upstream-client.ts';
import type { ForwardDeps } from '#upstream/proxy/forward-call.ts';
import { createChangeListeners } from './change-listeners.ts';
import { createVisitListener, type VisitListener } from './visit-listener.ts';

type WorkDeps = {
  config: BffConfig;
  clock: Clock;
  log: Logger;
  store: Store;
  seals: RowSeals;
  client: UpstreamClient;
  vault: CredentialVault;
  sessions: SessionStore;
  invalidations: UserInvalidations;
  saved: SavedStores;
} & Pick<ForwardDeps, 'audit' | 'limits' | 'mutex' | 'proof'>;

/** The BFF's work for users that no browser waits for. */
export type Work = {
  calls: UserCallExecutor;
  watch: CallObserver;
  deployments: ObserveDeps;
  freeze: FreezeRouteDeps;
  approvals: ApprovalRouteDeps;
  evidence: EvidenceRouteDeps;
  templates: TemplateRouteDeps;
  snoozes: SnoozeRouteDeps;
  delayedCalls: DelayedCallRouteDeps;
  jobs: JobRouteDeps;
  indexes: IndexRouteDeps;
  capabilities: ServiceCapabilities;
  prober: CapabilityProber;
  onVisit: VisitListener;
  background: readonly BackgroundTask[];
};

const SWEEP_EVERY_MS = 60_000;

/** Wires up the BFF's background work for users. */
export function openWork(parts: WorkDeps): Work {
  const { config, clock, log, store, seals, invalidations, limits, sessions, saved } = parts;
  const targets = new TargetStore(store, clock);
  const crawls = new CrawlStore(store, clock, () => crawler.notify());
  const history = new ApprovalHistory(store, clock);
  const fileChanges = new FileChangeBroadcast(crawls, targets);
  const guards = { deployments: new DeploymentWatch(() => deployments, log), freeze: () => new FreezeGuard(freeze) };
  const listeners = { changedFiles: () => changedFiles, fileChanges, ...guards, approvals: history, log };
  const watch = createChangeListeners(listeners);
  const callDeps = { ...parts, watch, scopeBase: config.scopeBase };
  const calls = new UserCallExecutor(callDeps, 'browser');
  const freeze = { ...saved, calls: new UserCallExecutor(callDeps, 'freeze'), clock, trail: parts.audit.trail };
  const deployments = { history: new DeploymentHistory(store, clock), calls, clock };
  const findForWork = (userId: string) => sessions.findForWork(userId);
  const delayedCalls = new DelayedCallStore(store, clock, seals, () => sender.notify());
  const routeParts = { preferences: saved.preferences, defaultHoldMs: config.holdMs, invalidations, limits, clock };
  const jobs = {
    jobs: new JobStore(store, clock, seals, () => runner.notify()),
    items: new JobItemStore(store, clock, seals),
    calls: new UserCallExecutor(callDeps, 'job'),
    escalations: planForJobs(new EscalationStore(store, clock, seals), parts.audit.trail),
    ...routeParts,
  };
  const calledForIndexes = new UserCallExecutor(callDeps, 'index');
  const indexed = openRows(parts, history, calledForIndexes);
  const indexes = { crawls, targets, fileChanges, calls: calledForIndexes, clock, store, ...indexed };
  const changedFiles = new ChangedFileReader({ ...indexes, calls, invalidations });
  const openedFiles = new OpenedFiles({ ...indexes, calls });
  const delayed = new UserCallExecutor(callDeps, 'delayed');
  const capabilities = new ServiceCapabilities(store, clock, config);
  const prober = new CapabilityProber({ capabilities, calls: new UserCallExecutor(callDeps, 'probe'), log });
  const sender = new DelayedCallWorker({ delayedCalls, calls: delayed, invalidations, findForWork, clock, log });
  const runner = new JobRunner({ ...jobs, findForWork, log });
  const crawler = new IndexCrawler({ ...indexes, invalidations, findForWork, log });
  const sweeper = sweepRegularly(parts, { delayedCalls, crawls, shared: indexes.shared });
  return {
    calls,
    watch,
    deployments,
    freeze,
    ...openApprovals(parts, history, calls),
    indexes,
    capabilities,
    prober,
    onVisit: createVisitListener(openedFiles, log),
    jobs,
    delayedCalls: { delayedCalls, calls, ...routeParts },
    background: [sender, runner, crawler, prober, sweeper],
  };
}

function openApprovals(parts: WorkDeps, history: ApprovalHistory, calls: UserCallExecutor) {
  const { store, clock, audit, invalidations } = parts;
  const evidence = { evidence: new EvidenceStore(store, clock), history, calls, store, clock, trail: audit.trail };
  const templates = { templates: new TemplateStore(store, clock), trail: audit.trail };
  const snoozes = { snoozes: new SnoozeStore(store, clock), trail: audit.trail, invalidations, clock };
  return { approvals: { history, calls }, evidence, templates, snoozes };
}

/** Opens the rows of indexes and the crawlers that fill them. */
function openRows({ store, clock, saved }: WorkDeps, history: ApprovalHistory, calls: UserCallExecutor) {
  const rows = new RowStore(store);
  const isAllowed: UserCallExecutor['isAllowed'] = (principal, id) => calls.isAllowed(principal, id);
  const readers: IndexReaders = {
    approvals: createApprovalReader(history),
    'access-requests': accessRequestReader,
    'outside-access': outsideAccessReader,
    people: createPeopleReader({ rows, clock, isAllowed }),
    projects: createProjectReader(saved.places, rows, clock),
  };
  return { rows, decisions: new AccessDecisionStore(store, clock), shared: new SharedReads(store, clock), readers };
}

/** Deletes expired records once a minute. */
function sweepRegularly(
  parts: WorkDeps,
  stores: { delayedCalls: DelayedCallStore; crawls: CrawlStore; shared: SharedReads },
): BackgroundTask {
  const { store, clock } = parts;
  const budgets = new CallBudgetStore(store, clock);
  const evidence = new EvidenceStore(store, clock);
  const snoozes = new SnoozeStore(store, clock);
  const sweep = async () => {
    await stores.delayedCalls.sweep();
    await sweepJobs(store, clock);
    await stores.crawls.sweep();
    await evidence.sweep();
    await snoozes.sweep();
    await budgets.sweep();
    await stores.shared.sweep();
  };
  return createPoller(parts, SWEEP_EVERY_MS, sweep);
}
