import { getOne } from '#lib/reader.ts';
import { listParam } from '#shared/address/search-params.ts';
import { eventTypes } from './event-types.ts';

/** Event types as a URL parameter. */
export const eventTypesParam = listParam(getOne(...eventTypes.map(({ value }) => value)));
