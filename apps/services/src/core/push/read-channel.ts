import type { AddressPolicy } from '@rotunda/address-policy/address-policy';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { channelTypeNotSupported, invalidAddress, invalidMember, missingMember } from './push-errors.ts';

/** A channel as submitted by a client. Null fields count as missing. */
export type ChannelBody = {
  id?: string | null;
  type?: string | null;
  address?: string | null;
  token?: string | null;
  /** Unix milliseconds. */
  expiration?: string | number | null;
  params?: Readonly<Record<string, string | null>> | null;
};

/** Lifetime of the channels of an operation. */
export type ChannelLifetime = { defaultMs: number; maxMs: number };

type Options = { service: ServiceName; policy: AddressPolicy; lifetime: ChannelLifetime; nowMs: number };

const CHANNEL_ID = /^[\w\-+/=]{1,64}$/u;
const CHANNEL_TYPES: readonly string[] = ['web_hook', 'webhook'];
// Sent in a header of each message (RFC 9110, section 5.5).
const TOKEN = /^[\t -~\u0080-\u00ff]{0,256}$/u;
const WHOLE_NUMBER = /^\d{1,19}$/u;

/** Validates a new channel. Throws 400 or 401. */
export function readChannel(body: ChannelBody, { service, policy, lifetime, nowMs }: Options) {
  const { id, type, address, token } = body;
  if (!id) throw missingMember('id');
  if (!CHANNEL_ID.test(id)) throw invalidMember('id');
  if (!type) throw missingMember('type');
  if (!CHANNEL_TYPES.includes(type)) throw channelTypeNotSupported(service, type);
  const fault = policy.findFault(address ?? '');
  if (fault) throw invalidAddress(service, fault, address ?? '');
  if (!TOKEN.test(token ?? '')) throw invalidMember('token');
  return { id, address: address ?? '', token: token || undefined, expiresAt: readExpiry(body, lifetime, nowMs) };
}

/** Returns the expiry of a channel: the earlier of `expiration` and `params.ttl`, within the allowed range. */
function readExpiry({ expiration, params }: ChannelBody, { defaultMs, maxMs }: ChannelLifetime, nowMs: number): number {
  const requested: number[] = [];
  if (expiration != null) requested.push(toNumber(String(expiration), 'expiration'));
  if (params?.ttl != null) requested.push(nowMs + toNumber(params.ttl, 'params.ttl') * 1000);
  const expiresAt = requested.length === 0 ? nowMs + defaultMs : Math.min(...requested, nowMs + maxMs);
  if (expiresAt <= nowMs) throw invalidMember('expiration');
  return expiresAt;
}

function toNumber(text: string, name: string): number {
  if (!WHOLE_NUMBER.test(text)) throw invalidMember(name);
  return Number(text);
}
