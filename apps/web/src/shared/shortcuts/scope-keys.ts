/**
 * Where keys work, and what does something there: keys of one character, and named keys that need something to be done with. On
 * every screen, or on those whose address begins with `path`. Keys of a screen come before those of lists, and these before those that work everywhere. What they do is said by
 * `shortcut-scopes.ts`, which is loaded when somebody asks.
 */
export const scopeKeys = [
  { id: 'everywhere', keys: '?g[`z' },
  { id: 'lists', keys: 'jkxX*.i/eCR' },
  { id: 'processes', path: '/processes', keys: 'fLtGl<>' },
  { id: 'scripts', path: '/scripts', keys: 'cEnbdwv' },
  { id: 'calendar', path: '/calendar', keys: 'nptdxwmMay1234/cq', named: ['Delete'] },
  { id: 'files', path: '/files', keys: 'num#d', named: ['Delete', 'Shift Delete'] },
  { id: 'file', path: '/file', keys: 'abdmqcrnpvxs' },
  { id: 'reviews', path: '/reviews', keys: 'abdmqcrnpvs' },
  { id: 'requests', path: '/access-requests', keys: 'adr' },
  { id: 'access', path: '/access-review', keys: 'awd' },
  { id: 'events', path: '/events', keys: 'e' },
  { id: 'calendars', path: '/calendars', keys: 'nsa', named: ['Delete'] },
  { id: 'availability', path: '/availability', keys: 'c' },
  { id: 'drives', path: '/drives', keys: 'nmh' },
  { id: 'watches', path: '/watches', keys: 'n' },
  { id: 'alerts', path: '/alerts', keys: 'nastv' },
  { id: 'activity', path: '/activity', keys: 'ouy<>' },
  { id: 'explorer', path: '/explorer', keys: '/' },
] as const satisfies readonly { id: string; path?: string; keys: string; named?: readonly string[] }[];

export type ScopeId = (typeof scopeKeys)[number]['id'];
