import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { getEventStyle } from './event-style.ts';

const MIN_CONTRAST = 3; // The minimum contrast of WCAG 2.2, 1.4.11.

afterEach(() => {
  document.documentElement.style.removeProperty('color-scheme');
});

test.each(['light', 'dark'])(
  'the border of an event contrasts with a %s surface, whatever its colour',
  async (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    const screen = await render(
      <div data-testid="surface" className="bg-surface">
        <div data-testid="event" />
      </div>,
    );
    const event = screen.getByTestId('event').element();
    const surface = luminanceOf(getComputedStyle(screen.getByTestId('surface').element()).backgroundColor);
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (channels) => {
        const { style } = getEventStyle({ color: `rgb(${channels.join(' ')})`, type: 'default', state: 'confirmed' });
        Object.assign(event.style, style);
        const border = luminanceOf(getComputedStyle(event).borderTopColor);
        const [darker = 0, lighter = 0] = [surface, border].toSorted((one, other) => one - other);
        expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
      { examples: [[[255, 255, 255]], [[0, 0, 0]], [[255, 255, 0]], [[0, 0, 255]]] },
    );
  },
);

/** Returns the relative luminance of a CSS colour (WCAG 2.2). */
function luminanceOf(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
