import { isRecord } from '@rotunda/api-client/is-record';
/** Converts a value of any shape. Returns undefined if it is invalid. */
export type Reader<Value> = (raw: unknown) => Value | undefined;
type Readers = Readonly<Record<string, Reader<unknown>>>;
/** The result of an object reader. All members are optional. */
export type ObjectOf<Members extends Readers> = {
  [Name in keyof Members]?: Exclude<ReturnType<Members[Name]>, undefined> | undefined;
};

/** Reads a string. */
export const string: Reader<string> = (raw) => (typeof raw === 'string' ? raw : undefined);

/** Reads a boolean. */
export const boolean: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

/** Reads a finite number. */
export const number: Reader<number> = (raw) => (Number.isFinite(raw) ? Number(raw) : undefined);

/** Reads one of the allowed strings. */
export function getOne<const Value extends string>(...allowed: readonly Value[]): Reader<Value> {
  return (raw) => allowed.find((candidate) => candidate === raw);
}

/** Reads a value with `read` if it satisfies a condition. */
export function matching<Value>(read: Reader<Value>, isRight: (value: Value) => boolean): Reader<Value> {
  return (raw) => {
    const value = read(raw);
    return value !== undefined && isRight(value) ? value : undefined;
  };
}

/** Reads a list. Invalid elements are omitted. */
export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (raw) => {
    if (!Array.isArray(raw)) return undefined;
    return raw.map(read).filter((value) => value !== undefined);
  };
}

/** Reads an object with any member names. Invalid members are omitted. */
export function getRecord<Value>(read: Reader<Value>): Reader<Record<string, Value>> {
  return (raw) => {
    if (!isRecord(raw)) return undefined;
    const members = Object.entries(raw).flatMap(([name, member]) => {
      const value = read(member);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(members);
  };
}

/** Reads an object with known members. Unknown and invalid members are omitted. */
export function getObject<Members extends Readers>(members: Members): Reader<ObjectOf<Members>> {
  return (raw) => {
    if (!isRecord(raw)) return undefined;
    const known = Object.entries(members).filter(([name]) => name in raw);
    return Object.fromEntries(known.map(([name, read]) => [name, read(raw[name])])) as ObjectOf<Members>;
  };
}
