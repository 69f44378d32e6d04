import { isRecord } from '@rotunda/api-client/is-record';
import type { FrontBehaviour } from '../service-front.ts';

/** Enumeration fields with a value that is not documented yet. */
const NEW_VALUES: Readonly<Record<string, string>> = {
  accessRole: 'auditor',
  backgroundColor: 'canvas',
  eventType: 'workshop',
  processStatus: 'QUEUED',
  processType: 'NOTEBOOK',
  responseStatus: 'undecided',
  role: 'curator',
  status: 'ON_HOLD',
  transparency: 'translucent',
  type: 'AGENT',
  userAccessLevel: 'AUDIT',
  visibility: 'team',
};
const KEYS = Object.keys(NEW_VALUES);

/** The first item of each list has undocumented values. */
export const unknownValues: FrontBehaviour = {
  change: (_call, body) => Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replaceFirst(value)])),
};

function replaceFirst(value: unknown): unknown {
  return Array.isArray(value) ? value.map((item, at) => (at === 0 ? replaceValues(item) : item)) : value;
}

function replaceValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaceValues);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      KEYS.includes(name) ? NEW_VALUES[name] : replaceValues(member),
    ]),
  );
}
