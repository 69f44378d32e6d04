import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { useSession } from '#shared/session/session.ts';
import { type DeploymentFreeze, freezeQuery } from './freeze-queries.ts';

/** The state of a freeze in a deployment dialog. */
export type FreezeOverride = {
  /** The reason why a deployment needs an override. Undefined unless deployments are frozen. */
  finding: FreezeFinding | undefined;
  reason: string;
  setReason: (reason: string) => void;
  /** The reason why the dialog cannot continue. */
  refusal: string | undefined;
  /** The reason to send. Undefined if none is needed. */
  sent: string | undefined;
};

/** An event that freezes deployments, or the reason why this is unknown. */
export type FreezeFinding = { event: NonNullable<DeploymentFreeze['event']> } | { problem: string };

type FreezeOptions = {
  /** The time of the deployment, in RFC 3339. Undefined for now. */
  time?: string | undefined;
  /** The reason that was given before. */
  givenReason?: string | undefined;
  isEnabled?: boolean;
};

/** Reports whether deployments are frozen now or at a time, and the reason for an override. */
export function useFreeze({ time, givenReason = '', isEnabled = true }: FreezeOptions = {}): FreezeOverride {
  const canDeploy = useSession().roles.includes('operator') && isEnabled;
  const freeze = useQuery({ ...freezeQuery(time), enabled: canDeploy });
  const [reason, setReason] = useState(givenReason);
  const finding = freeze.data
    ? toFinding(freeze.data)
    : freeze.error
      ? { problem: explainError(freeze.error) }
      : undefined;
  const isMissing = finding !== undefined && reason.trim() === '';
  const refusal = isMissing ? 'Enter a reason for the override first.' : undefined;
  const waiting = canDeploy && freeze.isPending ? 'Checking whether deployments are frozen.' : undefined;
  const sent = finding && !isMissing ? reason.trim() : undefined;
  return { finding, reason, setReason, refusal: waiting ?? refusal, sent };
}

function toFinding({ state, event, settings, reason = '' }: DeploymentFreeze): FreezeFinding | undefined {
  if (state === 'frozen' && event) return { event };
  return state === 'unreadable' && settings?.onUnreadable === 'refuse' ? { problem: reason } : undefined;
}
