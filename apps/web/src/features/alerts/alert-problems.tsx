import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { channelsQuery } from '#shared/alerts/channels-query.ts';
import { rulesQuery } from './queries.ts';

const LINK = 'font-medium underline underline-offset-2';
const UNDELIVERED: ReadonlySet<string> = new Set(['failing', 'withheld']);

/** Shows in the inbox what prevents alerts from being detected or delivered. Otherwise an empty inbox would look healthy. */
export function AlertProblems() {
  const rules = useQuery(rulesQuery).data?.rules ?? [];
  const channels = useQuery(channelsQuery).data?.channels ?? [];
  const stopped = rules.filter(({ status }) => status === 'stopped');
  const undelivered = rules.filter(({ teamDeliveryReason }) => teamDeliveryReason !== undefined);
  const failing = channels.filter(({ isEnabled, status }) => isEnabled && UNDELIVERED.has(status));
  if (stopped.length === 0 && undelivered.length === 0 && failing.length === 0) return null;
  return (
    <ul aria-label="Problems" className="shrink-0 border-line border-b bg-amber-bg text-amber-fg">
      {stopped.length > 0 && (
        <Problem text={`${countOf(stopped.length, 'rule')} stopped: ${describe(stopped.map(toReason))}`}>
          <Link to="/alerts/rules" search={{ peek: stopped[0]?.ruleId }} className={LINK}>
            View rules
          </Link>
        </Problem>
      )}
      {undelivered.length > 0 && (
        <Problem
          text={`${countOf(undelivered.length, 'team rule')} not delivered: ${describe(undelivered.map(toTeamReason))}`}
        >
          <Link to="/alerts/rules" search={{ peek: undelivered[0]?.ruleId }} className={LINK}>
            View rules
          </Link>
        </Problem>
      )}
      {failing.length > 0 && (
        <Problem text={`${countOf(failing.length, 'channel')} not delivering: ${describe(failing.map(toResponse))}`}>
          <Link to="/alerts/delivery" search={{ peek: failing[0]?.channelId }} className={LINK}>
            View delivery
          </Link>
        </Problem>
      )}
    </ul>
  );
}

function Problem({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-8 px-16 py-6">
      <TriangleAlert size={14} strokeWidth={2} aria-hidden className="mt-2 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        {text} {children}
      </p>
    </li>
  );
}

function toReason({ statusReason = '' }: { statusReason?: string }): string {
  return statusReason;
}

function toTeamReason({ teamDeliveryReason = '' }: { teamDeliveryReason?: string }): string {
  return teamDeliveryReason;
}

function toResponse({ lastResponse = '' }: { lastResponse?: string }): string {
  return lastResponse;
}

/** Returns the reason that all have in common, or else the first reason. */
function describe(reasons: readonly string[]): string {
  const distinct = [...new Set(reasons)];
  return distinct.length <= 1 ? (distinct[0] ?? '') : `${distinct[0] ?? ''} (and other reasons)`;
}
