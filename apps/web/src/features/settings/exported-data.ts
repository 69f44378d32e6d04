import type { components } from '@rotunda/api-client/bff-types';
import * as z from 'zod/mini';
import { parseJson } from '#lib/parse-json.ts';
import { callBff } from '#shared/api/call-bff.ts';
import { type Preferences, parsePreferences } from '#shared/preferences/preferences.ts';
import { createView, type View } from '#shared/views/queries.ts';

type ViewList = components['schemas']['ViewList'];

const exportedView = z.object({
  screen: z.string(),
  name: z.string(),
  search: z.record(z.string(), z.unknown()),
});
const exportedData = z.object({
  kind: z.literal('rotunda-settings'),
  preferences: z.record(z.string(), z.unknown()),
  views: z.array(exportedView),
});

/** What a person has set and kept here, as a file holds it. */
export type ExportedData = { preferences: Preferences; views: readonly z.infer<typeof exportedView>[] };

/** Reads every view that the person made. */
export async function readOwnViews(): Promise<readonly View[]> {
  const { views } = await callBff<ViewList>('bff.views.list', '/api/views');
  return views.filter(({ isMine }) => isMine);
}

/** The file of what a person has set and kept. */
export function writeExportedData(preferences: Preferences, views: readonly View[]): string {
  const retained = views.map(({ screen, name, search }) => ({ screen, name, search }));
  return `${JSON.stringify({ kind: 'rotunda-settings', preferences, views: retained }, null, 2)}\n`;
}

/** Reads such a file. Undefined when it is another one. */
export function parseExportedData(text: string): ExportedData | undefined {
  const parsed = exportedData.safeParse(parseJson(text));
  return parsed.success
    ? { preferences: parsePreferences(parsed.data.preferences), views: parsed.data.views }
    : undefined;
}

/** Makes the views that the person does not have yet; resolves to how many. Stops at the first that is refused. */
export async function addViews(views: ExportedData['views']): Promise<number> {
  const own = await readOwnViews();
  const isKnown = ({ screen, name }: ExportedData['views'][number]) =>
    own.some((view) => view.screen === screen && view.name === name);
  const missing = views.filter((view) => !isKnown(view));
  for (const view of missing) await createView(view);
  return missing.length;
}
