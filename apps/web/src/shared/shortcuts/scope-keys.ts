/**
 * The scopes of the shortcut keys, and their keys: single characters, and named keys that require a target. A scope applies to
 * all screens, or to those whose path begins with `path`. Keys of a screen take precedence over those of lists, and these over
 * global ones. `shortcut-scopes.ts` describes the actions, and is lazy-loaded on request.
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
