import fc from 'fast-check';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { FEED_TRANSITIONS, type FeedEvent, type FeedState } from '#domain/states/feed-states.ts';
import { getNextState } from '#domain/states/state-machine.ts';
import { parseServiceTopic } from '#platform/invalidations/service-topic.ts';
import { FeedRefresher } from './feed-refresher.ts';
import { createFeed, getMode } from './live-feed.ts';

const LIFE_MS = 3_600_000;
const viewer = { sessionId: 's', credentialId: 'c' };

/** Starts a feed of one topic with a controllable service. */
function startFeed() {
  const topic = parseServiceTopic('changes');
  if (!topic) throw new Error('there is no such topic');
  const service = { opens: true, content: 0, messages: 0, channels: 0 };
  const sent: string[] = [];
  const refresher = new FeedRefresher({
    log: pino({ level: 'silent' }),
    outbox: { add: async (_session, _topic, state) => void sent.push(state) },
    channels: { getNewestMessage: async () => service.messages, touch: async () => undefined },
    upstream: { call: async () => ({ body: { startPageToken: String(service.content) }, failure: undefined }) },
  });
  refresher.enableChannels({
    async open(_owner, _topic, nowMs) {
      if (!service.opens) return undefined;
      service.channels += 1;
      return { id: String(service.channels), expiresAt: nowMs + LIFE_MS };
    },
    stop: async () => undefined,
  });
  return { service, sent, refresher, feed: createFeed(viewer, { topic, canWatch: true }, true) };
}

const acts = ['open', 'refuse', 'delivered', 'silent change', 'nothing'] as const;

test('a feed is in the state given by its transition table, and viewers reload when the feed receives no messages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { maxLength: 20 }), async (chosen) => {
      const { service, sent, refresher, feed } = startFeed();
      const expected: { state: FeedState } = { state: 'unopened' };
      const follow = (event: FeedEvent) => {
        expected.state = getNextState(FEED_TRANSITIONS, expected.state, event) ?? expected.state;
      };
      let nowMs = 1_900_000_000_000;
      for (const act of chosen) {
        nowMs += 60_000;
        if (act === 'open' || act === 'refuse') {
          service.opens = act === 'open';
          if (expected.state !== 'polled') follow(act);
          await refresher.refresh(feed, nowMs);
        } else {
          const before = feed.newestMessage;
          if (act !== 'nothing') service.content += 1;
          if (act === 'delivered') service.messages += 1;
          const isProbed = feed.digest !== undefined;
          const isMissed =
            service.messages === 0 || (act === 'silent change' && isProbed && service.messages === before);
          const sentBefore = sent.length;
          const hadChannel = feed.channel !== undefined;
          if (hadChannel) follow(isMissed ? 'miss' : 'hear');
          const wasPushed = feed.state === 'pushed';
          await refresher.check(feed, nowMs);
          if (hadChannel && isMissed && wasPushed) expect(sent.slice(sentBefore)).toContain('sync');
        }
        expect(feed.state).toBe(expected.state);
        expect(getMode(feed)).toBe(feed.isSynced && feed.state !== 'unopened' ? expected.state : 'starting');
      }
    }),
  );
});
