import type { AddressFault } from '@rotunda/address-policy/address-policy';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { globalError, ServiceError } from '#core/errors/service-error.ts';

// The calendar service has a domain of its own for faults of channels; the file storage service puts it before the
// reason.

/** 400 or 401: the address is none, is not safe, or is not one that the services may call. */
export function addressFault(service: ServiceName, fault: AddressFault, address: string): ServiceError {
  switch (fault) {
    case 'noHost':
      return pushError(service, 400, 'webhookUrlNoHostOrAddress', 'WebHook callback must have an address with a host.');
    case 'notHttps':
      return pushError(service, 400, 'webhookUrlNotHttps', `WebHook callback must be HTTPS: ${address}`);
    case 'unauthorized':
      return pushError(service, 401, 'webhookUrlUnauthorized', `Unauthorized WebHook callback channel: ${address}`);
  }
}

/** 400: channels of this type are not offered. */
export function channelTypeNotSupported(service: ServiceName, type: string): ServiceError {
  return pushError(service, 400, 'channelTypeNotSupported', `Channel type not supported: ${type}`);
}

/** 400: the client has used this id before, whatever became of that channel. */
export function channelIdNotUnique(id: string): ServiceError {
  return globalError(400, 'channelIdNotUnique', `Channel id ${id} not unique`);
}

/** 403: the person has as many open channels as one may have. */
export function tooManyChannels(limit: number): ServiceError {
  return globalError(403, 'UrlLeaseLimitExceeded', `No more than ${limit} channels can be open at a time.`);
}

/** 403: somebody else, or another client, has opened the channel. */
export function channelOfOthers(): ServiceError {
  return globalError(403, 'forbidden', 'Only who opened a channel can stop it, with the same client.');
}

/** 404: no such channel is open. */
export function channelNotFound(id: string, clientId: string): ServiceError {
  return globalError(404, 'notFound', `Channel '${id}' not found for project '${clientId}'`);
}

/** 400: a member of a channel that it cannot do without is absent. */
export function missingMember(name: string): ServiceError {
  return globalError(400, 'required', `Required: channel.${name}`);
}

/** 400: a member of a channel has a value that it cannot have. */
export function invalidMember(name: string): ServiceError {
  return globalError(400, 'invalid', `Invalid value for: channel.${name}`);
}

function pushError(service: ServiceName, httpStatus: number, reason: string, message: string): ServiceError {
  if (service === 'calendar') return new ServiceError(httpStatus, { domain: 'push', reason, message });
  return globalError(httpStatus, `push.${reason}`, message);
}
