import type { InternalTopicKind, ServiceTopicKind } from '@rotunda/api-client/live-topics';
import type { OperationId } from '@rotunda/api-client/operations';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AlertNotifier } from '#shared/alerts/alert-notifier.tsx';
import { useIsNotifier } from '#shared/alerts/use-is-notifier.ts';
import { loadPreferences } from '#shared/preferences/preferences-api.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import { useRetryFailedReads } from './failed-reads.ts';
import { type LiveListeners, listenToTopics, type StreamState } from './live-connection.ts';
import { setLiveState } from './live-state.ts';
import { useLiveTopics, useSubscribedTopics } from './live-topics.ts';
import { refetchTopic, refetchTopicIfStale } from './refetch-topic.ts';
import { useReportStaleReads } from './report-stale-reads.ts';
import { throttleByKey } from './throttle-by-key.ts';
import { notifyTopicChange } from './topic-listeners.ts';
import { useIsPageVisible } from './use-is-page-visible.ts';
import { useScreenTopics } from './use-screen-topics.ts';

const OWN_TOPICS: readonly InternalTopicKind[] = ['saved', 'delayed-calls', 'alerts'];

// Hidden pages release their stream, because streams per session and connections per browser are limited.
const HIDDEN_FOR_MS = 60_000;

const MAX_TOPICS = 20; // The backend's limit per stream.

// A job changes many resources within a second. The affected data is refetched once for all of them.
const REFETCH_THROTTLE = { pauseMs: 1_000, maxPauseMs: 10_000 };

/**
 * Listens for changes and refetches the data that shows them. Renders nothing. The tab that shows notifications also listens
 * while hidden.
 */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const session = useSession();
  const [onChange] = useState(() => throttleByKey(REFETCH_THROTTLE, (topic) => refresh(queryClient, topic)));
  const [followed] = useState<StreamState>(() => ({ lastEventId: undefined, since: new Map() }));
  const isPageVisible = useIsPageVisible(HIDDEN_FOR_MS);
  const isNotifier = useIsNotifier();
  const isListening = isPageVisible || isNotifier;
  const wanted = useSubscribedTopics()
    .filter((topic) => canSubscribe(session, topic))
    .join('\n');
  useRetryFailedReads(queryClient);
  useReportStaleReads(queryClient);
  useLiveTopics([...OWN_TOPICS, ...useScreenTopics()]);
  useEffect(() => {
    if (wanted === '' || !isListening) return setLiveState('connecting');
    const controller = new AbortController();
    const topics = wanted.split('\n');
    followed.isPartial = topics.length > MAX_TOPICS;
    const listeners: LiveListeners = {
      onChange: (topic) => {
        notifyTopicChange(topic);
        onChange(topic);
      },
      onStart: (topic) => void refetchTopicIfStale(queryClient, topic),
    };
    void listenToTopics(topics.slice(0, MAX_TOPICS), listeners, controller.signal, followed);
    return () => controller.abort();
  }, [wanted, isListening, onChange, followed, queryClient]);
  return isNotifier ? <AlertNotifier /> : null;
}

function refresh(client: QueryClient, topic: string): Promise<void> {
  if (topic === 'saved') void loadPreferences();
  return refetchTopic(client, topic);
}

/** The operation that permits subscribing to each kind of topic. A single topic without permission fails the whole stream. */
const TOPIC_OPERATIONS: Readonly<Record<ServiceTopicKind, OperationId>> = {
  calendarList: 'calendar.calendarList.list',
  changes: 'drive.changes.getStartPageToken',
  events: 'calendar.events.list',
  file: 'drive.files.get',
};

function canSubscribe(session: Session, topic: string): boolean {
  const kind = topic.replace(/:.*/, '');
  return !isServiceTopicKind(kind) || canCall(session, TOPIC_OPERATIONS[kind]);
}

function isServiceTopicKind(kind: string): kind is ServiceTopicKind {
  return Object.hasOwn(TOPIC_OPERATIONS, kind);
}
