const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** The names of hues, each up to a number of degrees on the colour circle. */
const HUES = [
  [14, 'red'],
  [40, 'orange'],
  [64, 'yellow'],
  [150, 'green'],
  [195, 'turquoise'],
  [252, 'blue'],
  [292, 'purple'],
  [340, 'pink'],
  [360, 'red'],
] as const;

/**
 * Returns the name of a colour, such as `green` for `#7bd148`, for users who cannot see it. Returns undefined for other texts.
 */
export function getColorName(color: string): string | undefined {
  const [, ...channels] = HEX.exec(color) ?? [];
  const [red, green, blue] = channels.map((channel) => Number.parseInt(channel, 16) / 255);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const tone = lightness > 0.68 ? 'light ' : lightness < 0.38 ? 'dark ' : '';
  if (range < 0.08) return lightness > 0.95 ? 'white' : lightness < 0.08 ? 'black' : `${tone}grey`;
  return `${tone}${HUES.find(([end]) => getHue(red, green, blue, range) <= end)?.[1] ?? 'red'}`;
}

/** Returns the name of a palette colour: its ID and, if available, the name of the colour. */
export function getPaletteName(id: string, background: string | undefined): string {
  return [`Colour ${id}`, getColorName(background ?? '')].filter(Boolean).join(', ');
}

/** Returns the hue of a colour on the colour circle, in degrees. */
function getHue(red: number, green: number, blue: number, range: number): number {
  const most = Math.max(red, green, blue);
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? 120 + ((blue - red) / range) * 60 : 240 + ((red - green) / range) * 60;
}
