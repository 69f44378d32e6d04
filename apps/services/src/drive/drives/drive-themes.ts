import { invalidParameter } from '#core/errors/service-error.ts';

/** A theme of a shared drive. */
export type DriveTheme = { id: string; colorRgb: string };

/** The available themes. */
export const DRIVE_THEMES: readonly DriveTheme[] = [
  { id: 'paper', colorRgb: '#4986e7' },
  { id: 'coins', colorRgb: '#16a765' },
  { id: 'ink', colorRgb: '#cd74e6' },
  { id: 'clay', colorRgb: '#ac725e' },
  { id: 'brick', colorRgb: '#d06b64' },
  { id: 'amber', colorRgb: '#ffad46' },
  { id: 'leaf', colorRgb: '#7bd148' },
  { id: 'lagoon', colorRgb: '#42d692' },
  { id: 'iris', colorRgb: '#9a9cff' },
  { id: 'slate', colorRgb: '#8f8f8f' },
];

/** Returns the theme with this ID. Throws 400 if it does not exist. */
export function requireTheme(id: string): DriveTheme {
  const theme = DRIVE_THEMES.find((known) => known.id === id);
  if (!theme) throw invalidParameter('themeId');
  return theme;
}
