import { createHash, createHmac, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#core/durations.ts';
import type {
  PropertyChange,
  PropertyStores,
  ScriptLogLevel,
  TriggerFacts,
  TriggerSchedule,
} from '#core/operations/script-engine.ts';
import { HostException } from '#script/host-exception.ts';
import { PropertyQuota } from '#script/properties/property-quota.ts';
import { type BlobFunctions, blobFunctions } from './blob-functions.ts';
import { formatDate } from './format-date.ts';
import { type FormulaFunctions, formulaFunctions } from './formula-functions.ts';
import { toOffsetMs, toScriptZone } from './local-time-zone.ts';
import { LocaleFunctions } from './locale-functions.ts';
import { LogBudget } from './log-budget.ts';
import { parseCsv } from './parse-csv.ts';
import { parseDate } from './parse-date.ts';
import { isPublicMember } from './public-surface.ts';
import { type RsaFunctions, rsaFunctions } from './rsa-functions.ts';
import type { RunEvent } from './run-messages.ts';
import { TriggerQuota } from './trigger-quota.ts';

type TextOrBytes = string | readonly number[];
type Surroundings = {
  emit: (event: RunEvent) => void;
  /** Returns the time until the run exceeds its limit. */
  remainingMs: () => number;
  /** Calls a service function with JSON input and output. Throws HostException if the call is rejected. */
  callService: (name: string, argumentsJson: string) => string | undefined;
  /** State at the start of the run. */
  properties: PropertyStores;
  triggers: readonly TriggerFacts[];
  timeZone: string;
};

const DIGESTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    MD5: 'md5',
    SHA_1: 'sha1',
    SHA_256: 'sha256',
    SHA_384: 'sha384',
    SHA_512: 'sha512',
  }),
);
// Either alphabet, with optional line breaks.
const BASE64 = /^[\w+/\-\s]*(?:=\s*){0,2}$/;
const MAX_SLEEP_MS = 300_000; // As on the public platform.
const MIN_INTERVAL_MS = MINUTE_MS;
const MAX_NAME_CHARACTERS = 256;
// Longer than any realistic date pattern.
const MAX_PATTERN_CHARACTERS = 1_000;
// The results of the arguments must fit into the thread's memory: a thread that runs out of memory inside an operation of the
// engine crashes the whole process.
const MAX_ARGUMENTS_CHARACTERS = 8_000_000;

/**
 * Host functions available in the sandbox, with plain values as input and output. The code in the sandbox may have been tampered
 * with, so the types of arguments are converted again here.
 */
export type HostFunctions = BlobFunctions &
  FormulaFunctions &
  RsaFunctions & {
    log(level: ScriptLogLevel, text: string): void;
    changeProperty(store: PropertyChange['store'], key: string, value: string | null): void;
    createTrigger(schedule: TriggerSchedule): string;
    deleteTrigger(triggerId: string): void;
    sleep(durationMs: number): void;
    uuid(): string;
    digest(algorithm: string, value: TextOrBytes): number[];
    hmac(algorithm: string, value: TextOrBytes, key: TextOrBytes): number[];
    encodeBase64(value: TextOrBytes, isWebSafe: boolean): string;
    decodeBase64(text: string): number[];
    formatDate(timeMs: number, timeZone: string, pattern: string): string;
    parseCsv(text: string, delimiter: string): string[][];
    parseDate(text: string, timeZone: string, pattern: string): number;
    isPublicMember(className: string, member: string): boolean;
    zoneOffset(timeMs: number): number;
    zoneName(timeMs: number): string;
    intl(kind: string, locales: unknown, options: unknown, method: string, args: readonly unknown[]): unknown;
    // biome-ignore lint/suspicious/noExplicitAny: the result type depends on the function, which only the caller knows
    service(name: string, args: readonly unknown[]): any;
  };

/** Creates the host functions of a run. */
export function createHostFunctions(surroundings: Surroundings): HostFunctions {
  const { emit, remainingMs, callService, properties, triggers, timeZone } = surroundings;
  const budget = new LogBudget();
  let propertyQuota = new PropertyQuota(properties);
  const triggerQuota = new TriggerQuota(triggers);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  return {
    log(level, text) {
      const entry = budget.admit({ timeMs: Date.now(), level: toLevel(level), text: String(text) });
      if (entry) emit({ kind: 'log', entry });
    },
    changeProperty(store, key, value) {
      const change = { store, key: String(key), value: value === null ? null : String(value) };
      if (propertyQuota.admit(change)) emit({ kind: 'property', change });
    },
    createTrigger(schedule) {
      const facts = readSchedule(schedule);
      const triggerId = randomUUID();
      triggerQuota.add(triggerId);
      emit({ kind: 'trigger', change: { kind: 'create', triggerId, ...facts } });
      return triggerId;
    },
    deleteTrigger(triggerId) {
      if (triggerQuota.remove(triggerId)) emit({ kind: 'trigger', change: { kind: 'delete', triggerId } });
    },
    sleep(durationMs) {
      if (!(durationMs <= MAX_SLEEP_MS)) throw new HostException('Argument too large: milliseconds');
      // The thread is exclusive to this run. After the deadline, the engine's own check ends the run.
      Atomics.wait(pause, 0, 0, Math.max(0, Math.min(durationMs, remainingMs())));
    },
    uuid: () => randomUUID(),
    digest: (algorithm, value) => toSigned(createHash(toDigestName(algorithm)).update(toBuffer(value)).digest()),
    hmac(algorithm, value, key) {
      const digest = toDigestName(String(algorithm).replace(/^HMAC_/, ''));
      return toSigned(createHmac(digest, toBuffer(key)).update(toBuffer(value)).digest());
    },
    // The platform also pads the web-safe form.
    encodeBase64: (value, isWebSafe) => {
      const text = toBuffer(value).toString('base64');
      return isWebSafe ? text.replaceAll('+', '-').replaceAll('/', '_') : text;
    },
    decodeBase64: (text) => {
      if (!BASE64.test(String(text))) throw new HostException('Could not decode string.');
      return toSigned(Buffer.from(String(text), 'base64'));
    },
    formatDate(timeMs, timeZone, pattern) {
      if (String(pattern).length > MAX_PATTERN_CHARACTERS) throw new HostException('Argument too large: format');
      return rethrowAsHostException(() => formatDate(Number(timeMs), String(timeZone), String(pattern)));
    },
    parseCsv: (text, delimiter) => rethrowAsHostException(() => parseCsv(String(text), String(delimiter))),
    parseDate(text, zone, pattern) {
      if (String(pattern).length > MAX_PATTERN_CHARACTERS) throw new HostException('Argument too large: format');
      return rethrowAsHostException(() => parseDate(String(text), String(zone), String(pattern)));
    },
    ...blobFunctions,
    ...formulaFunctions,
    ...rsaFunctions,
    ...createPlaceFunctions(timeZone),
    service(name, args) {
      const json = callService(String(name), JSON.stringify(args));
      const result: unknown = json === undefined ? undefined : JSON.parse(json);
      // Acquiring a lock also returns the properties as other runs have left them.
      if (name === 'lock.acquire' && isStores(result)) propertyQuota = new PropertyQuota(result);
      return result;
    },
  };
}

/** Functions that depend on the script's time zone, or on a locale. */
function createPlaceFunctions(
  timeZone: string,
): Pick<HostFunctions, 'isPublicMember' | 'zoneOffset' | 'zoneName' | 'intl'> {
  const zone = toScriptZone(timeZone);
  const locales = new LocaleFunctions(zone);
  return {
    isPublicMember: (className, member) => isPublicMember(String(className), String(member)),
    zoneOffset: (timeMs) => (Number.isFinite(new Date(timeMs).getTime()) ? toOffsetMs(timeMs, zone) : Number.NaN),
    zoneName: (timeMs) => rethrowAsHostException(() => formatDate(timeMs, zone, 'zzzz')),
    intl: (kind, wanted, options, method, args) =>
      locales.call({ kind: String(kind), locales: wanted, options, method: String(method), args }),
  };
}

/** Calls a host function like the sandbox: by name, with its arguments as JSON. Throws HostException. */
export function callHostFunction(functions: HostFunctions, name: string, argumentsJson: string): string | undefined {
  if (!Object.hasOwn(functions, name)) throw new HostException(`No such function: ${name}`);
  if (argumentsJson.length > MAX_ARGUMENTS_CHARACTERS) throw new HostException(`Argument too large: ${name}`);
  const args: unknown = JSON.parse(argumentsJson);
  if (!Array.isArray(args)) throw new HostException(`Invalid argument: ${name}`);
  // The functions convert their arguments themselves, so any list is valid.
  const call: unknown = Reflect.get(functions, name);
  return typeof call === 'function' ? JSON.stringify(Reflect.apply(call, undefined, args)) : undefined;
}

function isStores(value: unknown): value is PropertyStores {
  return typeof value === 'object' && value !== null && 'script' in value;
}

function readSchedule({ functionName, intervalMs, firstRunMs, isOnce, monthDay }: TriggerSchedule): TriggerSchedule {
  if (!Number.isSafeInteger(intervalMs) || !Number.isSafeInteger(firstRunMs) || intervalMs < MIN_INTERVAL_MS) {
    throw new HostException('Invalid argument: interval');
  }
  const name = String(functionName);
  if (name.length > MAX_NAME_CHARACTERS) throw new HostException('Argument too large: functionName');
  const isDay = monthDay !== undefined && Number.isInteger(monthDay) && monthDay >= 1 && monthDay <= 31;
  return { functionName: name, intervalMs, firstRunMs, isOnce: isOnce === true, ...(isDay && { monthDay }) };
}

function toLevel(level: ScriptLogLevel): ScriptLogLevel {
  return level === 'DEBUG' || level === 'WARNING' || level === 'ERROR' ? level : 'INFO';
}

function toDigestName(algorithm: string): string {
  const name = DIGESTS.get(algorithm);
  if (name === undefined) throw new HostException(`Invalid argument: ${algorithm}`);
  return name;
}

function toBuffer(value: TextOrBytes): Buffer {
  if (typeof value === 'string') return Buffer.from(value);
  // Any other object with a length would be read to that length, regardless of its content.
  if (!Array.isArray(value)) throw new HostException('Invalid argument: value');
  return Buffer.from(value.map((each) => Number(each) & 0xff));
}

function toSigned(bytes: Uint8Array): number[] {
  return Array.from(bytes, (byte) => (byte < 128 ? byte : byte - 256));
}

function rethrowAsHostException<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new HostException(error instanceof Error ? error.message : String(error));
  }
}
