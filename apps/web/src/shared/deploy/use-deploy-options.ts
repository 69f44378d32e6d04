import { useState } from 'react';
import type { ScheduleDraft, ScheduledDeployment } from './schedule-queries.ts';
import { type FreezeOverride, useFreeze } from './use-freeze.ts';
import { toLimits, toWatchEntry, type WatchEntry, type WatchLimits } from './watch-entry.ts';
import { timeOfWhen, toWhen, type WhenEntry, whenRefusal } from './when-entry.ts';

/** When a deployment is made, what is watched afterwards, and why it is made even while deployments are frozen. */
export type DeployOptions = {
  when: WhenEntry;
  changeWhen: (change: Partial<WhenEntry>) => void;
  watch: WatchEntry;
  changeWatch: (change: Partial<WatchEntry>) => void;
  freeze: FreezeOverride;
  /** When it is made, in RFC 3339; undefined for now. */
  time: string | undefined;
  /** Whether it is scheduled already. */
  isScheduled: boolean;
  /** Whether the version is created at that time. */
  isLatestCode: boolean;
  /** What is watched; undefined for nothing. */
  limits: WatchLimits | undefined;
  /** Why it cannot be made as entered. */
  refusal: string | undefined;
};

/** What every dialog that deploys asks for besides. Nothing is asked for unless `isDeploying`. */
export function useDeployOptions(scheduled?: ScheduledDeployment, isDeploying = true): DeployOptions {
  const [when, setWhen] = useState(() => toWhen(scheduled));
  const [watch, setWatch] = useState(() => toWatchEntry(scheduled?.watch));
  const time = isDeploying ? timeOfWhen(when) : undefined;
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
    refusal: isDeploying ? (whenRefusal(when, Date.now()) ?? freeze.refusal) : undefined,
  };
}

type Target = Pick<ScheduleDraft, 'scriptId' | 'deploymentId' | 'versionNumber' | 'description'>;

/** What is sent to have a deployment made at its time. */
export function toScheduleDraft({ when, freeze, limits }: DeployOptions, time: string, target: Target): ScheduleDraft {
  return {
    ...{ ...target, time, isUnlessChanged: when.isUnlessChanged },
    ...(freeze.sent !== undefined && { freezeReason: freeze.sent }),
    ...(limits && { watch: limits }),
  };
}
