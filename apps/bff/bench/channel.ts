import { request } from 'undici';
import { z } from 'zod';

/** The request body with which the console asks a service to open a channel. */
export const watchBody = z.object({ id: z.string(), token: z.string(), address: z.url() });
export type Channel = z.infer<typeof watchBody>;

/** Notifies the console of a change as a service does. Each message must have a higher number than the previous one. */
export async function sendMessage({ address, id, token }: Channel, messageNumber: number): Promise<void> {
  const response = await request(address, {
    method: 'POST',
    headers: {
      'x-goog-channel-id': id,
      'x-goog-channel-token': token,
      'x-goog-resource-id': 'r1',
      'x-goog-resource-state': 'exists',
      'x-goog-message-number': String(messageNumber),
    },
  });
  await response.body.dump();
  if (response.statusCode !== 200) throw new Error(`a message returned ${response.statusCode}`);
}
