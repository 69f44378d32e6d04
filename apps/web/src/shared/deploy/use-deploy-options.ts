import { useState } from 'react';
import { type DeployTimeEntry, deployTimeRefusal, findDeployTime, toDeployTimeEntry } from './deploy-time-entry.ts';
import type { ScheduleDraft, ScheduledDeployment } from './schedule-queries.ts';
import { type FreezeOverride, useFreeze } from './use-freeze.ts';
import { toLimits, toWatchEntry, type WatchEntry, type WatchLimits } from './watch-entry.ts';

/** When to deploy, which failures to watch for afterwards, and the reason for deploying during a freeze. */
export type DeployOptions = {
  when: DeployTimeEntry;
  changeWhen: (change: Partial<DeployTimeEntry>) => void;
  watch: WatchEntry;
  changeWatch: (change: Partial<WatchEntry>) => void;
  freeze: FreezeOverride;
  /** The time of the deployment, in RFC 3339. Undefined for now. */
  time: string | undefined;
  /** Whether the deployment is already scheduled. */
  isScheduled: boolean;
  /** Whether the version is created at that time. */
  isLatestCode: boolean;
  /** The limits of the watch. Undefined for no watch. */
  limits: WatchLimits | undefined;
  /** The reason why it cannot be deployed with these values. */
  refusal: string | undefined;
};

/** Returns the options that all deployment dialogs have in common. Requests nothing unless `isDeploying`. */
export function useDeployOptions(scheduled?: ScheduledDeployment, isDeploying = true): DeployOptions {
  const [when, setWhen] = useState(() => toDeployTimeEntry(scheduled));
  const [watch, setWatch] = useState(() => toWatchEntry(scheduled?.watch));
  const time = isDeploying ? findDeployTime(when) : undefined;
  const freeze = useFreeze({ time, givenReason: scheduled?.freezeReason, isEnabled: isDeploying });
  return {
    when,
    changeWhen: (change) => setWhen({ ...when, ...change }),
    watch,
    changeWatch: (change) => setWatch({ ...watch, ...change }),
    freeze,
    time,
    isScheduled: scheduled !== undefined,
    isLatestCode: when.isLater && when.isLatestCode,
    limits: toLimits(watch),
    refusal: isDeploying ? (deployTimeRefusal(when, Date.now()) ?? freeze.refusal) : undefined,
  };
}

type Target = Pick<ScheduleDraft, 'scriptId' | 'deploymentId' | 'versionNumber' | 'description'>;

/** Returns the request for scheduling a deployment. */
export function toScheduleDraft({ when, freeze, limits }: DeployOptions, time: string, target: Target): ScheduleDraft {
  return {
    ...target,
    time,
    isUnlessChanged: when.isUnlessChanged,
    ...(freeze.sent !== undefined && { freezeReason: freeze.sent }),
    ...(limits && { watch: limits }),
  };
}
