/** Background colours by colour ID. */
export type Palette = ReadonlyMap<string, string>;

/** Text colour on every colour of the palette. */
export const PALETTE_FOREGROUND = '#1d1d1d';

/** Calendar colours by ID. */
export const calendarColors: Palette = new Map(
  Object.entries({
    1: '#ac725e',
    2: '#d06b64',
    3: '#f83a22',
    4: '#fa573c',
    5: '#ff7537',
    6: '#ffad46',
    7: '#42d692',
    8: '#16a765',
    9: '#7bd148',
    10: '#b3dc6c',
    11: '#fbe983',
    12: '#fad165',
    13: '#92e1c0',
    14: '#9fe1e7',
    15: '#9fc6e7',
    16: '#4986e7',
    17: '#9a9cff',
    18: '#b99aff',
    19: '#c2c2c2',
    20: '#cabdbf',
    21: '#cca6ac',
    22: '#f691b2',
    23: '#cd74e6',
    24: '#a47ae2',
  }),
);

/** Event colours by ID. */
export const eventColors: Palette = new Map(
  Object.entries({
    1: '#a4bdfc',
    2: '#7ae7bf',
    3: '#dbadff',
    4: '#ff887c',
    5: '#fbd75b',
    6: '#ffb878',
    7: '#46d6db',
    8: '#e1e1e1',
    9: '#5484ed',
    10: '#51b749',
    11: '#dc2127',
  }),
);
