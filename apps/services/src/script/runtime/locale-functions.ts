import { HostException } from '#script/host-exception.ts';

const DEFAULT_LOCALE = 'en-US';
// Intl objects use memory outside the limits of a thread.
const MAX_FORMATS = 50;
const MAX_KEY_CHARACTERS = 2_000;
const KINDS = [
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
] as const;
const DATE_METHODS = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;
const STRING_METHODS = ['toLocaleUpperCase', 'toLocaleLowerCase'] as const;

/** A call from the sandbox to a locale-dependent function. */
type LocaleCall = { kind: string; locales: unknown; options: unknown; method: string; args: readonly unknown[] };

/** An Intl error with the name of its class. */
class LocaleError extends Error {
  constructor({ name, message }: Error) {
    super(message);
    this.name = name;
  }
}

/** Locale-dependent functions, in the script's time zone unless a call sets another one. */
export class LocaleFunctions {
  readonly #timeZone: string;
  readonly #formats = new Map<string, object>();

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** Executes a call. Throws errors with the class names of ECMA-402. */
  call(call: LocaleCall): unknown {
    const args = call.args.map(toValue);
    try {
      return this.#perform(call, args);
    } catch (error) {
      if (error instanceof RangeError || error instanceof TypeError) throw new LocaleError(error);
      throw error;
    }
  }

  #perform({ kind, locales, options, method }: LocaleCall, args: readonly unknown[]): unknown {
    const names = toLocales(locales);
    if (kind === 'Date') {
      const name = pick(DATE_METHODS, method);
      return new Date(Number(args[0]))[name](names, { timeZone: this.#timeZone, ...toOptions(options) });
    }
    if (kind === 'String') return String(args[0])[pick(STRING_METHODS, method)](names);
    if (kind === 'Intl') {
      const text = args[0];
      if (method === 'getCanonicalLocales') return Intl.getCanonicalLocales(text === null ? [] : toLocales(text));
      return Reflect.apply(Intl.supportedValuesOf, Intl, [text]);
    }
    if (method === 'supportedLocalesOf') {
      const { supportedLocalesOf } = Intl[pick(KINDS, kind)];
      return Reflect.apply(supportedLocalesOf, undefined, [toLocales(args[0])]);
    }
    const format = this.#open(pick(KINDS, kind), names, toOptions(options));
    const member: unknown = Reflect.get(format, method);
    if (typeof member !== 'function') throw new HostException(`Invalid argument: ${method}`);
    const result: unknown = Reflect.apply(member, format, args);
    return kind === 'Segmenter' && method === 'segment' ? [...(result as Iterable<unknown>)] : result;
  }

  #open(kind: (typeof KINDS)[number], locales: string[], options: object): object {
    const key = JSON.stringify([kind, locales, options]);
    const known = this.#formats.get(key);
    if (known) return known;
    if (key.length > MAX_KEY_CHARACTERS) throw new HostException('Argument too large: options');
    const zone = kind === 'DateTimeFormat' ? { timeZone: this.#timeZone } : {};
    // Each class has its own options, validated by its constructor.
    const format: object = Reflect.construct(Intl[kind], [locales, { ...zone, ...options }]);
    if (this.#formats.size === MAX_FORMATS) this.#formats.clear();
    this.#formats.set(key, format);
    return format;
  }
}

function pick<const Name extends string>(names: readonly Name[], wanted: string): Name {
  const found = names.find((name) => name === wanted);
  if (found === undefined) throw new HostException(`Invalid argument: ${wanted}`);
  return found;
}

function toLocales(locales: unknown): string[] {
  if (locales === null || locales === undefined) return [DEFAULT_LOCALE];
  const names = Array.isArray(locales) ? locales.map(String) : [String(locales)];
  return names.length === 0 ? [DEFAULT_LOCALE] : names;
}

function toOptions(options: unknown): object {
  if (options === null || options === undefined) return {};
  if (typeof options !== 'object') throw new TypeError('The options are not an object.');
  return options;
}

/** Numbers that JSON cannot represent are passed as text. */
function toValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if ('number' in value) return Number(value.number);
  return 'bigint' in value ? BigInt(String(value.bigint)) : value;
}
