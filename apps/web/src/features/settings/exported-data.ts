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

/** A user's settings and saved views, in the format of the export file. */
export type ExportedData = { preferences: Preferences; views: readonly z.infer<typeof exportedView>[] };

/** Reads all views that the user created. */
export async function readOwnViews(): Promise<readonly View[]> {
  const { views } = await callBff<ViewList>('bff.views.list', '/api/views');
  return views.filter(({ isMine }) => isMine);
}

/** Returns the export file of a user's settings and views. */
export function writeExportedData(preferences: Preferences, views: readonly View[]): string {
  const retained = views.map(({ screen, name, search }) => ({ screen, name, search }));
  return `${JSON.stringify({ kind: 'rotunda-settings', preferences, views: retained }, null, 2)}\n`;
}

/** Parses an export file. Returns undefined if it is a different file. */
export function parseExportedData(text: string): ExportedData | undefined {
  const parsed = exportedData.safeParse(parseJson(text));
  return parsed.success
    ? { preferences: parsePreferences(parsed.data.preferences), views: parsed.data.views }
    : undefined;
}

/** Creates the views that the user does not have yet, and resolves to their number. Stops at the first error. */
export async function addViews(views: ExportedData['views']): Promise<number> {
  const own = await readOwnViews();
  const isKnown = ({ screen, name }: ExportedData['views'][number]) =>
    own.some((view) => view.screen === screen && view.name === name);
  const missing = views.filter((view) => !isKnown(view));
  for (const view of missing) await createView(view);
  return missing.length;
}
