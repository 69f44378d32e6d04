import type { AddressFault } from '@rotunda/address-policy/address-policy';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { globalError, ServiceError } from '#core/errors/service-error.ts';

// The calendar service has its own error domain for channels. The file storage service uses a prefix on the reason instead.

/** 400 or 401: the address is invalid, is not secure, or may not be called by the services. */
export function invalidAddress(service: ServiceName, fault: AddressFault, address: string): ServiceError {
  switch (fault) {
    case 'noHost':
      return pushError(service, 400, 'webhookUrlNoHostOrAddress', 'WebHook callback must have an address with a host.');
    case 'notHttps':
      return pushError(service, 400, 'webhookUrlNotHttps', `WebHook callback must be HTTPS: ${address}`);
    case 'unauthorized':
      return pushError(service, 401, 'webhookUrlUnauthorized', `Unauthorized WebHook callback channel: ${address}`);
  }
}

/** 400: this channel type is not supported. */
export function channelTypeNotSupported(service: ServiceName, type: string): ServiceError {
  return pushError(service, 400, 'channelTypeNotSupported', `Channel type not supported: ${type}`);
}

/** 400: the client has already used this ID, even if that channel is closed. */
export function channelIdNotUnique(id: string): ServiceError {
  return globalError(400, 'channelIdNotUnique', `Channel id ${id} not unique`);
}

/** 403: the user has reached the maximum number of open channels. */
export function tooManyChannels(limit: number): ServiceError {
  return globalError(403, 'UrlLeaseLimitExceeded', `No more than ${limit} channels can be open at a time.`);
}

/** 403: the channel was opened by another user or client. */
export function channelOfOthers(): ServiceError {
  return globalError(403, 'forbidden', 'Only the user who opened a channel can stop it, using the same client.');
}

/** 404: the channel is not open. */
export function channelNotFound(id: string, clientId: string): ServiceError {
  return globalError(404, 'notFound', `Channel '${id}' not found for project '${clientId}'`);
}

/** 400: a required field of a channel is missing. */
export function missingMember(name: string): ServiceError {
  return globalError(400, 'required', `Required: channel.${name}`);
}

/** 400: a field of a channel has an invalid value. */
export function invalidMember(name: string): ServiceError {
  return globalError(400, 'invalid', `Invalid value for: channel.${name}`);
}

function pushError(service: ServiceName, httpStatus: number, reason: string, message: string): ServiceError {
  if (service === 'calendar') return new ServiceError(httpStatus, { domain: 'push', reason, message });
  return globalError(httpStatus, `push.${reason}`, message);
}
