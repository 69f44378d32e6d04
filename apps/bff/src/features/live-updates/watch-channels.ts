import { z } from 'zod';
import { CHANNEL_LIFE_MS } from '#platform/invalidations/channel-times.ts';
import { parseServiceTopic, type ServiceTopic } from '#platform/invalidations/service-topic.ts';
import type { ChannelOwner, ChannelStore } from './channel-store.ts';
import type { LiveUpstream } from './live-upstream.ts';

/** An open channel. Times are Unix milliseconds. */
export type OpenChannel = { id: string; expiresAt: number };

const responseOfWatch = z.object({ resourceId: z.string().min(1), expiration: z.coerce.number().optional() });
const responseOfStart = z.object({ startPageToken: z.string() });

/** Opens and stops watch channels at the services. */
export class WatchChannels {
  readonly #store: ChannelStore;
  readonly #upstream: LiveUpstream;
  readonly #hookOrigin: string;

  /** `hookOrigin` is the origin where the services reach the receiver. */
  constructor(store: ChannelStore, upstream: LiveUpstream, hookOrigin: string) {
    this.#store = store;
    this.#upstream = upstream;
    this.#hookOrigin = hookOrigin;
  }

  /** Opens a channel. Returns undefined if the service refuses to deliver here. Rejects on a temporary failure. */
  async open(owner: ChannelOwner, topic: ServiceTopic, nowMs: number): Promise<OpenChannel | undefined> {
    const { id, token } = await this.#store.prepare(owner, nowMs + CHANNEL_LIFE_MS);
    try {
      const { body, failure } = await this.#upstream.call(owner, await this.#withStart(owner, topic), {
        id,
        token,
        type: 'web_hook',
        address: `${this.#hookOrigin}/hooks/${topic.service}/${id}`,
        expiration: String(nowMs + CHANNEL_LIFE_MS),
      });
      const response = responseOfWatch.safeParse(body);
      if (failure === undefined && response.success) {
        const expiresAt = response.data.expiration ?? nowMs + CHANNEL_LIFE_MS;
        await this.#store.confirm(id, response.data.resourceId, expiresAt);
        return { id, expiresAt };
      }
    } catch (error) {
      await this.#store.remove(id);
      throw error;
    }
    await this.#store.remove(id);
    return undefined;
  }

  /** Stops a channel. Rejects its messages immediately and tries to notify the service. */
  async stop(id: string): Promise<void> {
    const channel = await this.#store.remove(id);
    const topic = channel && parseServiceTopic(channel.topic);
    if (!channel?.resourceId || !topic) return;
    const operationId = topic.service === 'calendar' ? 'calendar.channels.stop' : 'drive.channels.stop';
    const body = { id, resourceId: channel.resourceId };
    await this.#upstream.call(channel, { operationId, path: {}, query: {} }, body);
  }

  // A watch of changes needs a start position in the change list.
  async #withStart(owner: ChannelOwner, { watch, probe }: ServiceTopic) {
    if (watch.operationId !== 'drive.changes.watch') return watch;
    const { startPageToken } = responseOfStart.parse((await this.#upstream.call(owner, probe)).body);
    return { ...watch, query: { ...watch.query, pageToken: startPageToken } };
  }
}
