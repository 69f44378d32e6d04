const RGB_COLOR = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour in `#rrggbb` format. */
export function isRgbColor(text: string): boolean {
  return RGB_COLOR.test(text);
}
