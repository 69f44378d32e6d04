import type { Logger } from 'pino';
import type { Agent } from 'undici';
import { ApprovalHistory } from '#approvals/approval-history.ts';
import type { ApprovalRouteDeps } from '#approvals/approval-routes.ts';
import type { SessionStore } from '#auth/session-store.ts';
import type { CallObserver } from '#calls/call-observer.ts';
import { readSnapshot } from '#calls/snapshot-resource.ts';
import { UserCallExecutor } from '#calls/user-call-executor.ts';
import { DeploymentHistory } from '#deployments/deployment-history.ts';
import { DeploymentWatch } from '#deployments/deployment-watch.ts';
import type { ObserveDeps } from '#deployments/observe-deployments.ts';
import { accessRequestReader } from '#indexes/access-request-reader.ts';
import { approvalReader } from '#indexes/approval-reader.ts';
import { CrawlStore } from '#indexes/crawl-store.ts';
import { FileChangeBroadcast } from '#indexes/file-change-broadcast.ts';
import { IndexCrawler } from '#indexes/index-crawler.ts';
import type { IndexRouteDeps } from '#indexes/index-routes.ts';
import { outsideAccessReader } from '#indexes/outside-access-reader.ts';
import { projectReader } from '#indexes/project-reader.ts';
import { RowStore } from '#indexes/row-store.ts';
import { TargetStore } from '#indexes/target-store.ts';
import type { JobRouteDeps } from '#jobs/answer-job.ts';
import { JobItemStore } from '#jobs/job-item-store.ts';
import { JobRunner } from '#jobs/job-runner.ts';
import { JobStore } from '#jobs/job-store.ts';
import { sweepJobs } from '#jobs/sweep-jobs.ts';
import type { UserInvalidations } from '#live/user-invalidations.ts';
import type { ForwardDeps } from '#proxy/forward-call.ts';
import type { ServiceGuards } from '#proxy/service-guards.ts';
import type { SavedRouteDeps } from '#saved/saved-routes.ts';
import type { SendRouteDeps } from '#sends/send-routes.ts';
import { SendStore } from '#sends/send-store.ts';
import { Sender } from '#sends/sender.ts';
import type { Store } from '#store/open-store.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import type { RowSeals } from '#vault/row-seals.ts';
import { type BackgroundTask, createPoller } from './background-task.ts';
import { createChangeListeners } from './change-listeners.ts';
import type { Clock } from './clock.ts';
import type { BffConfig } from './config.ts';

/** What work for people needs of the BFF. */
type WorkParts = {
  config: BffConfig;
  clock: Clock;
  log: Logger;
  store: Store;
  seals: RowSeals;
  agent: Agent;
  guards: ServiceGuards;
  vault: CredentialVault;
  sessions: SessionStore;
  hints: UserInvalidations;
  saved: SavedRouteDeps;
} & Pick<ForwardDeps, 'audit' | 'limits' | 'lines' | 'proof'>;

/** What the BFF does for people while no browser waits for it. */
export type Work = {
  calls: UserCallExecutor;
  watch: CallObserver;
  readSnapshot: ForwardDeps['readSnapshot'];
  checkProof: ForwardDeps['checkProof'];
  deployments: ObserveDeps;
  approvals: ApprovalRouteDeps;
  sends: SendRouteDeps;
  jobs: JobRouteDeps;
  indexes: IndexRouteDeps;
  background: readonly BackgroundTask[];
};

const SWEEP_EVERY_MS = 60_000;

/** Puts together what the BFF does for people by itself. */
export function openWork(parts: WorkParts): Work {
  const { config, clock, log, store, seals, hints, limits, sessions, saved } = parts;
  const targets = new TargetStore(store, clock);
  const crawls = new CrawlStore(store, clock, () => crawler.notify());
  const history = new ApprovalHistory(store, clock);
  const news = new FileChangeBroadcast(crawls, targets);
  const deploymentWatch = new DeploymentWatch(() => deployments, log);
  const watch = createChangeListeners({ news, deployments: deploymentWatch, approvals: history, log });
  const callDeps = { ...parts, watch, upstreams: config.upstreams, scopeBase: config.scopeBase };
  const calls = new UserCallExecutor(callDeps, 'people');
  // Nobody waits for the single calls of jobs and indexes, of which there may be very many.
  const manyCalls = new UserCallExecutor(callDeps, 'background');
  const deployments = { history: new DeploymentHistory(store, clock), calls, clock };
  const findForWork = (personId: string) => sessions.findForWork(personId);
  const sends = new SendStore(store, clock, seals, () => sender.notify());
  const holdTimes = { preferences: saved.preferences, defaultHoldMs: config.holdMs };
  const jobs = {
    jobs: new JobStore(store, clock, seals, () => runner.notify()),
    items: new JobItemStore(store, clock, seals),
    calls: manyCalls,
    hints,
    limits,
    ...holdTimes,
  };
  const rows = new RowStore(store);
  const indexes = {
    crawls,
    targets,
    rows,
    news,
    calls: manyCalls,
    clock,
    readers: {
      approvals: approvalReader(history),
      'access-requests': accessRequestReader,
      'outside-access': outsideAccessReader,
      projects: projectReader(saved.places, rows),
    },
  };
  const sender = new Sender({ sends, calls, hints, findForWork, clock, log });
  const runner = new JobRunner({ ...jobs, findForWork, clock, log });
  const crawler = new IndexCrawler({ ...indexes, hints, findForWork, log });
  return {
    calls,
    watch,
    readSnapshot: async (...asked) => (await readSnapshot(calls, ...asked))?.body,
    checkProof: (...asked) => calls.checkProof(...asked),
    deployments,
    approvals: { history, calls },
    indexes,
    jobs,
    sends: { sends, calls, hints, limits, ...holdTimes },
    background: [sender, runner, crawler, sweepRegularly(parts, { sends, crawls })],
  };
}

/** Deletes once a minute what is over its time. */
function sweepRegularly(
  { store, clock, log }: WorkParts,
  stores: { sends: SendStore; crawls: CrawlStore },
): BackgroundTask {
  const sweep = async () => {
    await stores.sends.sweep();
    await sweepJobs(store, clock);
    await stores.crawls.sweep();
  };
  return createPoller(SWEEP_EVERY_MS, sweep, log);
}
