import { readFileSync } from 'node:fs';

let members: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/**
 * Whether the public platform has a class member with this name. The table next to this file lists all global services
 * (`CalendarApp`) and the classes of those supported here (`Calendar.CalendarEvent`), by name only.
 */
export function isPublicMember(className: string, member: string): boolean {
  return readTable().get(className)?.has(member) ?? false;
}

/** Lists the global services and enumerations of the public platform. */
export function listPublicGlobals(): string[] {
  return [...readTable().keys()].filter((name) => !name.includes('.'));
}

function readTable(): ReadonlyMap<string, ReadonlySet<string>> {
  members ??= new Map(
    readFileSync(new URL('./public-surface.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [className = '', names = ''] = line.split(': ');
        return [className, new Set(names.split(' '))] as const;
      }),
  );
  return members;
}
