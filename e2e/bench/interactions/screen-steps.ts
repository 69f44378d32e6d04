import type { Locator } from '@playwright/test';
import type { InteractionRecorder } from './interaction-recorder.ts';

type Steps = (walk: InteractionRecorder) => Promise<void>;

/** The steps for individual screens, by route name. */
export const screenSteps: Readonly<Record<string, Steps>> = {
  '_console.index': async (walk) => {
    await walk.press('Control+k', 'p', 'r', 'o', 'ArrowDown', 'Escape', '?', 'Escape', '[', '[', 'F6');
  },
  '_console.processes': async (walk) => {
    await runListSteps(walk);
    await walk.press('f', 'f', 't', 't', 'l', 'l', 'G', 'G', '<', '>');
    await dragColumn(walk);
  },
  '_console.files.index': async (walk) => {
    await runListSteps(walk);
    await walk.press('n', 'Escape');
    await dragColumn(walk);
  },
  '_console.reviews.index': runListSteps,
  '_console.scripts.index': runListSteps,
  '_console.activity': runListSteps,
  '_console.people.index': runListSteps,
  '_console.explorer.index': async (walk) => walk.press('/', 'd', 'r', 'i', 'Escape'),
  '_console.calendar.$view.$date': async (walk) => {
    // Each view is opened twice, because its code may still be loading the first time.
    await walk.press('d', 'x', 'm', 'a', 'y', 'w', 'm', 'y', 'a', 'w', 'n', 'p', 'j', 'k');
    await walk.waitUntilLoaded();
    const cells = walk.page.getByRole('main').getByRole('gridcell');
    await drag(walk, 'drag over free time', cells.nth(3), { x: 0, y: 60 });
    await walk.press('Escape', 'Escape', 'c', 'Escape', 'Escape');
  },
  '_console.file.$fileId.preview': async (walk) => walk.press('1', '2', '3', '4', '5'),
  '_console.scripts.$scriptId.code': async (walk) => {
    await walk.measureStep('click into the code', () => walk.page.locator('.cm-content').first().click());
    await walk.press('a', 'Enter', '(', 'Backspace', 'Backspace', 'Backspace', 'Control+z');
  },
};

/** The features of a list: the panel, selection, menus, sort order and columns. */
async function runListSteps(walk: InteractionRecorder): Promise<void> {
  await walk.press('j', 'j', 'x', 'x', '*', '*', ' ');
  await walk.press('j', 'Escape', '.', 'Escape', '/', 'Escape');
  const header = walk.page.getByRole('columnheader').getByRole('button').first();
  if (await header.isVisible())
    for (const time of ['first', 'second']) await walk.measureStep(`sort, ${time}`, () => header.click());
  const columns = walk.page.getByRole('button', { name: 'Columns', exact: true });
  if (!(await columns.isVisible())) return;
  await walk.measureStep('open the columns', () => columns.click());
  await walk.press('Escape');
}

async function dragColumn(walk: InteractionRecorder): Promise<void> {
  const resizer = walk.page.getByRole('separator').first();
  if (await resizer.isVisible()) await drag(walk, 'drag a column', resizer, { x: 40, y: 0 });
}

/** Drags an element by an offset. */
async function drag(
  walk: InteractionRecorder,
  name: string,
  what: Locator,
  by: { x: number; y: number },
): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`there is nothing for: ${name}`);
  const { mouse } = walk.page;
  const start = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 10) };
  await mouse.move(start.x, start.y);
  await walk.measureStep(name, async () => {
    await mouse.down();
    await mouse.move(start.x + by.x, start.y + by.y, { steps: 6 });
    await mouse.up();
  });
}
