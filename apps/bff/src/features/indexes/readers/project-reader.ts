import type { components } from '@rotunda/api-client/bff-types';
import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import type { Clock } from '#domain/clock.ts';
import type { ExecuteCall, Target } from '#features/indexes/store/index-target.ts';
import { type IndexRow, NO_TIME, type RowStore } from '#features/indexes/store/row-store.ts';
import { toTitleKey } from '#features/indexes/store/title-key.ts';
import type { PlaceStore } from '#platform/user-settings/place-store.ts';
import type { IndexReader } from './index-reader.ts';
import { type FoundProject, mergeProjects } from './merge-projects.ts';

type ProjectSource = components['schemas']['ProjectRow']['foundIn'][number];

/** The target of the rows merged from all sources. */
export const ALL_PROJECTS = 'all';

const DAYS = 7;
const DAY_MS = 24 * 3_600_000;
const MAX_PAGES = 10; // Of 200 processes each. Older processes are not relevant to the list.
const FAILED: ReadonlySet<string | undefined> = new Set(['FAILED', 'TIMED_OUT']);
const SCRIPT_QUERY = "mimeType = 'application/vnd.google-apps.script'";
const FILE_FIELDS =
  'files(id,name,driveId,modifiedTime,trashed,owners(emailAddress,displayName)),incompleteSearch,nextPageToken';
const SOURCES: Readonly<Record<ProjectSource, string>> = {
  drive: 'Script files',
  processes: 'Processes of the last seven days',
  pins: 'Pinned projects',
};

const user = z.object({ emailAddress: z.string().default(''), displayName: z.string().optional() });
const file = z.object({
  id: z.string(),
  name: z.string().default(''),
  driveId: z.string().optional(),
  modifiedTime: z.string().optional(),
  trashed: z.boolean().default(false),
  owners: z.array(user).default([]),
});
const filePage = z.object({
  files: z.array(file).default([]),
  nextPageToken: z.string().optional(),
  incompleteSearch: z.boolean().default(false),
});
const process = z.object({
  projectName: z.string().default(''),
  scriptId: z.string().optional(),
  processStatus: z.string().optional(),
  startTime: z.string().optional(),
});
const processPage = z.object({ processes: z.array(process).default([]), nextPageToken: z.string().optional() });

/** Script projects from all sources. No operation lists them, so each row includes its sources. */
export function createProjectReader(places: PlaceStore, rows: RowStore, clock: Clock): IndexReader {
  return {
    operationId: 'drive.files.list',
    fileQuery: undefined,
    fileFields: '',
    isUserIndependent: false,
    shouldRead: () => false,
    fixedTargets: Object.entries(SOURCES).map(([id, title]) => toSourceTarget(id, title)),
    staleAfterMs: 60_000,
    forbiddenMessage: 'You do not have access to this.',
    async read(request, { id }, { principal: { userId }, markIncomplete }) {
      const found =
        id === 'drive'
          ? await readFiles(request, markIncomplete)
          : id === 'pins'
            ? await readPins(places, userId)
            : await readProcesses(request, clock.nowMs());
      return found.map((project) => toRow(`${id}:${project.scriptId ?? project.title}`, project.title, project));
    },
    async finish(userId) {
      const found = await Promise.all(
        Object.keys(SOURCES).map((source) => rows.listOfTarget(userId, 'projects', source)),
      );
      const merged = mergeProjects(found.flat().map(toFoundProject));
      const all = merged.map((row) => ({
        ...toRow(row.projectId, row.title, row),
        principal_email: row.owner?.email.toLowerCase() ?? '',
        keywords: ` ${row.foundIn.join(' ')} `,
        is_mine: Number(row.isPinned),
        number: row.failures,
        created_at: toTime(row.lastRunTime),
        modified_at: toTime(row.modifyTime),
        drive_id: row.driveId ?? null,
      }));
      await rows.replace(userId, 'projects', ALL_PROJECTS, all);
    },
  };
}

async function readFiles(request: ExecuteCall, markIncomplete: () => void): Promise<FoundProject[]> {
  const found: FoundProject[] = [];
  const pages = readPages(async (token) => {
    const params = {
      q: SCRIPT_QUERY,
      corpora: 'allDrives',
      includeItemsFromAllDrives: true,
      supportsAllDrives: true,
      pageSize: getMaxPageSize('drive.files.list'),
      fields: FILE_FIELDS,
      ...token,
    };
    return filePage.parse(await request({ operationId: 'drive.files.list', params }));
  });
  for await (const page of pages) {
    if (page.incompleteSearch) markIncomplete();
    found.push(
      ...page.files.map(
        ({ id, name, driveId, modifiedTime, trashed, owners: [owner] }): FoundProject => ({
          source: 'drive',
          scriptId: id,
          title: name,
          driveId,
          modifyTime: modifiedTime,
          isTrashed: trashed,
          owner: owner && { email: owner.emailAddress, name: owner.displayName ?? owner.emailAddress },
        }),
      ),
    );
  }
  return found;
}

async function readProcesses(request: ExecuteCall, nowMs: number): Promise<FoundProject[]> {
  const found = new Map<string, FoundProject & { runs: number; failures: number }>();
  const startTime = new Date(nowMs - DAYS * DAY_MS).toISOString();
  let pageToken: string | undefined;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const params = {
      'userProcessFilter.startTime': startTime,
      pageSize: getMaxPageSize('script.processes.list'),
      ...(pageToken !== undefined && { pageToken }),
    };
    const page = processPage.parse((await request({ operationId: 'script.processes.list', params })) ?? {});
    for (const { projectName, scriptId, processStatus, startTime: time } of page.processes) {
      const key = scriptId ?? `name:${projectName}`;
      const before = found.get(key) ?? { source: 'processes', scriptId, title: projectName, runs: 0, failures: 0 };
      const isLater = toTime(time) >= toTime(before.lastRunTime);
      found.set(key, {
        ...before,
        ...(isLater && { lastRunTime: time, lastStatus: processStatus }),
        runs: before.runs + 1,
        failures: before.failures + Number(FAILED.has(processStatus)),
      });
    }
    pageToken = page.nextPageToken;
    if (pageToken === undefined) break;
  }
  return [...found.values()];
}

async function readPins(places: PlaceStore, userId: string): Promise<FoundProject[]> {
  const pins = await places.list(userId, 'pins');
  return pins
    .filter(({ kind }) => kind === 'script')
    .map(({ targetId, title }) => ({ source: 'pins', scriptId: targetId, title }));
}

function toRow(rowId: string, title: string, body: object): IndexRow {
  return {
    row_id: rowId,
    title_key: toTitleKey(title),
    principal_email: '',
    keywords: ' ',
    status: '',
    is_mine: 0,
    is_changed: 0,
    number: 0,
    due_at: NO_TIME,
    created_at: 0,
    modified_at: 0,
    drive_id: null,
    mime_type: null,
    body: JSON.stringify(body),
  };
}

const foundProject: z.ZodType<FoundProject> = z.object({
  source: z.enum(['drive', 'processes', 'pins']),
  scriptId: z.string().optional(),
  title: z.string(),
  driveId: z.string().optional(),
  modifyTime: z.string().optional(),
  isTrashed: z.boolean().optional(),
  owner: z.object({ email: z.string(), name: z.string() }).optional(),
  lastRunTime: z.string().optional(),
  lastStatus: z.string().optional(),
  runs: z.number().optional(),
  failures: z.number().optional(),
});

function toFoundProject(body: unknown): FoundProject {
  return foundProject.parse(body);
}

function toSourceTarget(id: string, title: string): Target {
  return { id, title, mimeType: undefined, driveId: undefined, parentId: undefined, modifiedAt: undefined };
}

function toTime(text: string | undefined): number {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? 0 : time;
}
