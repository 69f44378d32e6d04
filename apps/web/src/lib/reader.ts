import { isRecord } from '@rotunda/api-client/is-record';
/** Makes a value of something of any shape, or undefined of what makes no sense. */
export type Reader<Value> = (raw: unknown) => Value | undefined;
type Readers = Readonly<Record<string, Reader<unknown>>>;
/** What an object reader makes: every member may be absent. */
export type ObjectOf<Members extends Readers> = {
  [Name in keyof Members]?: Exclude<ReturnType<Members[Name]>, undefined> | undefined;
};

/** A text. */
export const string: Reader<string> = (raw) => (typeof raw === 'string' ? raw : undefined);

/** True or false. */
export const boolean: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

/** A finite number. */
export const number: Reader<number> = (raw) => (Number.isFinite(raw) ? Number(raw) : undefined);

/** One of a few texts. */
export function oneOf<const Value extends string>(...allowed: readonly Value[]): Reader<Value> {
  return (raw) => allowed.find((candidate) => candidate === raw);
}

/** What `read` makes, when it holds to a condition. */
export function matching<Value>(read: Reader<Value>, isRight: (value: Value) => boolean): Reader<Value> {
  return (raw) => {
    const value = read(raw);
    return value !== undefined && isRight(value) ? value : undefined;
  };
}

/** A list; members that make no sense are left out. */
export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (raw) => {
    if (!Array.isArray(raw)) return undefined;
    return raw.map(read).filter((value) => value !== undefined);
  };
}

/** An object with any names; members that make no sense are left out. */
export function recordOf<Value>(read: Reader<Value>): Reader<Record<string, Value>> {
  return (raw) => {
    if (!isRecord(raw)) return undefined;
    const members = Object.entries(raw).flatMap(([name, member]) => {
      const value = read(member);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(members);
  };
}

/** An object of known members; the others, and those that make no sense, are left out. */
export function objectOf<Members extends Readers>(members: Members): Reader<ObjectOf<Members>> {
  return (raw) => {
    if (!isRecord(raw)) return undefined;
    const known = Object.entries(members).filter(([name]) => name in raw);
    return Object.fromEntries(known.map(([name, read]) => [name, read(raw[name])])) as ObjectOf<Members>;
  };
}
